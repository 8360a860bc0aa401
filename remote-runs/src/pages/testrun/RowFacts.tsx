import type { TestRun } from 'shared/contract';
import { color, font, space, styled } from 'shared/theme';

/** The values of the row that the test ran with; those of secrets are nowhere. Nothing for a test without a table. */
export function RowFacts({ run: { row_name, row_values } }: { run: TestRun }) {
  if (!row_values || typeof row_name !== 'string') return null;
  return (
    <details>
      <Summary>Row {row_name}</Summary>
      <Values>
        {row_values.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? <span aria-label="a secret">••••••</span>}</dd>
          </div>
        ))}
      </Values>
    </details>
  );
}

const Summary = styled.summary`
  cursor: pointer;
`;

const Values = styled.dl`
  ${font('sm')}
  margin: ${space(2)} 0 0;

  & > div {
    display: grid;
    grid-template-columns: minmax(80px, max-content) minmax(0, 1fr);
    gap: ${space(3)};
    padding: ${space(1)} 0;
  }

  & dt {
    color: ${color('textMuted')};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
