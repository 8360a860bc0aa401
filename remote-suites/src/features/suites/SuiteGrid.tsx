import type { Suite } from 'shared/contract';
import { Grid } from 'shared/ui';
import { SuiteCard } from './SuiteCard.tsx';

export function SuiteGrid({ suites }: { suites: Suite[] }) {
  return (
    <Grid as="ul" minColumn={310} aria-label="Test suites">
      {suites.map((suite) => (
        <li key={suite.id}>
          <SuiteCard suite={suite} />
        </li>
      ))}
    </Grid>
  );
}
