import { Layers } from 'lucide-react';
import type { Suite } from 'shared/contract';
import { media, space, styled } from 'shared/theme';
import { EmptyState } from 'shared/ui';
import { SuiteCard } from './SuiteCard.tsx';

export function SuiteGrid({ suites }: { suites: Suite[] }) {
  if (suites.length === 0)
    return (
      <EmptyState
        icon={<Layers />}
        text="No test suites available. Create your first test suite to organize your tests."
      />
    );
  return (
    <List aria-label="Test suites">
      {suites.map((suite) => (
        <li key={suite.id}>
          <SuiteCard suite={suite} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  gap: ${space(4)};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: repeat(auto-fill, minmax(340px, 1fr));
  }
`;
