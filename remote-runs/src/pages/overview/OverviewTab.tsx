import { ChartNoAxesCombined } from 'lucide-react';
import { useQuery } from 'shared/query';
import { useSearchParams } from 'shared/router';
import { EmptyState, LoadState, Stack } from 'shared/ui';
import { overviewQuery } from '../../api/overview.ts';
import { resultCount } from '../../model/overview.ts';
import { readFilter, withFilter, type OverviewFilter } from '../../model/overview-filter.ts';
import { OpenQuarantines } from './OpenQuarantines.tsx';
import { OverviewCharts } from './OverviewCharts.tsx';
import { OverviewFilters } from './OverviewFilters.tsx';
import { RedTests } from './RedTests.tsx';
import { SlowSteps } from './SlowSteps.tsx';
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
              <OpenQuarantines quarantines={overview.quarantines} />
            </Stack>
          );
        }}
      </LoadState>
    </Stack>
  );
}
