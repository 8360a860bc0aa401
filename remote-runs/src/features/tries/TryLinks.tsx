import type { TestRun } from 'shared/contract';
import { statusView } from 'shared/results';
import { paths } from 'shared/router';
import { space, styled } from 'shared/theme';
import { TextLink } from 'shared/ui';

/** The tries of a test in its group run, each with its result; nothing where there was only one. */
export function TryLinks({ run: { id, tries = [] } }: { run: TestRun }) {
  if (tries.length < 2) return null;
  return (
    <Root aria-label="Tries of this test">
      {tries.map((one, index) => (
        <span key={one.id}>
          {one.id === id ? (
            <span aria-current="page">{nameOf(one, index)}</span>
          ) : (
            <TextLink to={paths.testRun(one.id)}>{nameOf(one, index)}</TextLink>
          )}
        </span>
      ))}
    </Root>
  );
}

const nameOf = ({ status }: { status: string }, index: number) =>
  `Try ${index + 1}: ${statusView(status).label.toLowerCase()}`;

const Root = styled.nav`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};

  & [aria-current] {
    font-weight: 600;
  }
`;
