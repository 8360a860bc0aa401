import { Layers } from 'lucide-react';
import { useQuery } from 'shared/query';
import { EmptyState, LoadState, PageHeader, Stack } from 'shared/ui';
import { suitesQuery } from '../../api/suites.ts';
import { NewSuiteButton } from '../../features/suites/NewSuiteButton.tsx';
import { SuiteGrid } from '../../features/suites/SuiteGrid.tsx';

/** Every suite as a card; a failure to load them stands in the whole screen's place. */
export function TestSuitesPage() {
  const suites = useQuery(suitesQuery());
  return (
    <Stack gap={6}>
      {!suites.isLoadingError && (
        <PageHeader
          title="Test Suites"
          description="Tests that belong together, started together."
          actions={<NewSuiteButton />}
        />
      )}
      <LoadState
        query={suites}
        loading="Loading test suites..."
        failed="Failed to load test suites. Please try again later."
        empty={
          <EmptyState
            icon={<Layers />}
            text="No test suites available. Create your first test suite to organize your tests."
          />
        }
      >
        {(list) => <SuiteGrid suites={list} />}
      </LoadState>
    </Stack>
  );
}
