import { Layers } from 'lucide-react';
import { useState } from 'react';
import type { Suite } from 'shared/contract';
import { useQuery } from 'shared/query';
import { usePageTitle } from 'shared/router';
import { environmentsQuery } from 'shared/run-environment';
import { EmptyState, LoadState, PageHeader, Stack, VisuallyHidden } from 'shared/ui';
import { refreshedSuitesQuery } from '../../api/suites.ts';
import { moduleChoicesQuery } from '../../api/tests.ts';
import { NewSuiteButton } from '../../features/suites/NewSuiteButton.tsx';
import { SuiteList } from '../../features/suites/SuiteList.tsx';

/** Every suite as a card; a failure to load them replaces the screen. */
export function TestSuitesPage() {
  const suites = useQuery(refreshedSuitesQuery());
  // The cards name environments and login modules: they would move under the pointer if these came later.
  const environments = useQuery(environmentsQuery());
  const modules = useQuery(moduleChoicesQuery());
  const hasLogins = suites.data?.some(({ login_module_blueprint_id: id }) => id) ?? false;
  const isWaitingForMore = isFirstAttempt(environments) || (hasLogins && isFirstAttempt(modules));
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
        isWaitingForMore={isWaitingForMore}
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

interface Attempts {
  isPending: boolean;
  /** Since it began. */
  failureCount: number;
  /** How often it has given up. */
  errorUpdateCount: number;
}

const isFirstAttempt = ({ isPending, failureCount, errorUpdateCount }: Attempts) =>
  isPending && failureCount === 0 && errorUpdateCount === 0;
