import type { ImportedTest } from 'shared/contract';
import { color, font, space, styled } from 'shared/theme';
import { Heading } from 'shared/ui';
import { CappedList } from './CappedList.tsx';

const LINES_SHOWN = 50;

/** What the file says and no step does, with the reason. */
export function LeftOutLines({ rejected }: Pick<ImportedTest, 'rejected'>) {
  if (rejected.length === 0) return null;
  return (
    <section>
      <Heading level={4}>Left out</Heading>
      <CappedList items={rejected} shown={LINES_SHOWN} label="Left out" noun="lines">
        {({ source, line, why }, index) => (
          <Item key={index}>
            <code>{source}</code>
            <Why>
              {line !== null && `Line ${line}. `}
              {why}
            </Why>
          </Item>
        )}
      </CappedList>
    </section>
  );
}

const Item = styled.li`
  padding: ${space(1)} 0;
  overflow-wrap: anywhere;
`;

const Why = styled.div`
  ${font('sm')}
  color: ${color('textMuted')};
`;
