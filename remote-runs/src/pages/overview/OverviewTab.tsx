import { ChartNoAxesCombined } from 'lucide-react';
import type { OverviewQuarantine } from 'shared/contract';
import { longDate } from 'shared/format';
import { useQuery } from 'shared/query';
import { paths, useSearchParams } from 'shared/router';
import { Cell, TableRow } from 'shared/table';
import { EmptyState, LoadState, Stack } from 'shared/ui';
import { overviewQuery } from '../../api/overview.ts';
import { resultCount } from '../../model/overview.ts';
import { readFilter, withFilter, type OverviewFilter } from '../../model/overview-filter.ts';
import { NameLink } from './NameLink.tsx';
import { OverviewCharts } from './OverviewCharts.tsx';
import { OverviewFilters } from './OverviewFilters.tsx';
import { OverviewSection } from './OverviewSection.tsx';
import { RedTests } from './RedTests.tsx';
import { SlowSteps } from './SlowSteps.tsx';
import { Verdicts } from './Verdicts.tsx';
import { WorstTests } from './WorstTests.tsx';

/** How the tests fared in the last days. The address holds the filter. */
export function OverviewTab() {
  const [parameters, setParameters] = useSearchParams();
  const filter = readFilter(parameters);
  const query = useQuery(overviewQuery(filter));
  const handleChange = (change: Partial<OverviewFilter>) =>
    setParameters((now) => withFilter(now, { ...readFilter(now), ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Stack gap={6}>
      <OverviewFilters
        filter={filter}
        environments={query.data?.environments ?? []}
        onChange={handleChange}
      />
      <LoadState
        query={query}
        loading="Loading the overview..."
        skeleton="cards"
        failed="Failed to load the overview."
      >
        {(overview) => {
          if (overview === null) return <EmptyState text="This server has no overview." />;
          const hasResults = resultCount(overview.totals) > 0;
          return (
            <Stack gap={8} aria-busy={query.isPlaceholderData}>
              {hasResults ? (
                <>
                  <OverviewCharts overview={overview} />
                  <RedTests tests={overview.red_tests} />
                  <WorstTests kind="failing" tests={overview.failing_tests} />
                  <WorstTests kind="flaky" tests={overview.flaky_tests} />
                  <SlowSteps steps={overview.slow_steps} />
                </>
              ) : (
                <EmptyState icon={<ChartNoAxesCombined />} text="No runs in this period" />
              )}
              {overview.verdicts && <Verdicts verdicts={overview.verdicts} />}
              <OpenQuarantines quarantines={overview.quarantines} />
            </Stack>
          );
        }}
      </LoadState>
    </Stack>
  );
}

const COLUMNS = [{ name: 'Test' }, { name: 'Reason' }, { name: 'Owner' }, { name: 'Ends', isNumeric: true }];

/** Tests that fail nothing at the moment. */
function OpenQuarantines({ quarantines }: { quarantines: readonly OverviewQuarantine[] }) {
  return (
    <OverviewSection
      title="Open quarantines"
      description="The next to end comes first."
      empty="No test is in quarantine."
      columns={COLUMNS}
      rows={quarantines.map(({ test_blueprint_id: id, name, reason, owner, ends_at: end }) => (
        <TableRow key={id}>
          <Cell>
            <NameLink to={paths.updateTest(id)} name={name} />
          </Cell>
          <Cell label="Reason">
            <bdi>{reason}</bdi>
          </Cell>
          <Cell label="Owner">{owner ?? 'Nobody'}</Cell>
          <Cell label="Ends" isNumeric>
            <time dateTime={end}>{longDate(end)}</time>
          </Cell>
        </TableRow>
      ))}
    />
  );
}
