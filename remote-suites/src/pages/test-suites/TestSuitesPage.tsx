import { Layers } from 'lucide-react';
import { useState } from 'react';
import type { Suite } from 'shared/contract';
import { useQuery } from 'shared/query';
import { usePageTitle } from 'shared/router';
import { EmptyState, LoadState, PageHeader, Stack, VisuallyHidden } from 'shared/ui';
import { refreshedSuitesQuery } from '../../api/suites.ts';
import { NewSuiteButton } from '../../features/suites/NewSuiteButton.tsx';
import { SuiteList } from '../../features/suites/SuiteList.tsx';

/** Every suite as a card; a failure to load them replaces the screen. */
export function TestSuitesPage() {
  const suites = useQuery(refreshedSuitesQuery());
  const [created, setCreated] = useState<Suite | null>(null);
  usePageTitle('Test Suites');
  return (
    <Stack gap={6}>
      {!suites.isLoadingError && (
        <PageHeader
          title="Test Suites"
          description="Tests that belong together, run together."
          actions={<NewSuiteButton onCreated={setCreated} />}
        />
      )}
      <VisuallyHidden role="status">{created && `Test suite “${created.name}” was created.`}</VisuallyHidden>
      <LoadState
        query={suites}
        loading="Loading test suites..."
        skeleton="cards"
        failed="Failed to load test suites. Please try again later."
        empty={
          <EmptyState
            icon={<Layers />}
            text="No test suites available. Create your first test suite to organize your tests."
          />
        }
      >
        {(list) => <SuiteList suites={list} newestId={created?.id ?? null} />}
      </LoadState>
    </Stack>
  );
}
