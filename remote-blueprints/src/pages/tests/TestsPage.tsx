import { Plus } from 'lucide-react';
import { paths, useSearchParams, type TestsTab } from 'shared/router';
import { Tabs } from 'shared/choice';
import { LinkButton, LoadState, PageHeader, Stack } from 'shared/ui';
import { BlueprintList } from '../../features/blueprint-list/BlueprintList.tsx';
import { FirstTest } from '../../features/blueprint-list/first-test/FirstTest.tsx';
import { RecordTestButton } from '../../features/blueprint-list/first-test/RecordTestButton.tsx';
import { useListedBlueprints } from '../../features/blueprint-list/useListedBlueprints.ts';
import { ImportButton } from '../../features/import/ImportButton.tsx';
import { ReviewUnclearSteps } from '../../features/unclear-steps/ReviewUnclearSteps.tsx';
import { suiteIdOf } from '../../model/list-filter.ts';
import { countUnclear, ofTab } from '../../model/listed.ts';

const TABS = [
  { value: 'tests', label: 'Tests' },
  { value: 'modules', label: 'Modules' },
] as const;

export function TestsPage() {
  const [parameters, setParameters] = useSearchParams();
  const tab: TestsTab = parameters.get('tab') === 'modules' ? 'modules' : 'tests';
  const query = useListedBlueprints(tab);
  return (
    <Stack gap={5}>
      <PageHeader
        title="Tests and Modules"
        actions={
          <>
            {tab === 'tests' && <RecordTestButton />}
            <ImportButton />
            <LinkButton
              requires="editor"
              to={tab === 'modules' ? paths.newModule() : paths.newTest(suiteIdOf(parameters))}
              icon={<Plus />}
            >
              {tab === 'modules' ? 'New Module' : 'New Test'}
            </LinkButton>
          </>
        }
      />
      <Tabs
        label="Tests or modules"
        tabs={TABS}
        value={tab}
        onChange={(value) => setParameters({ tab: value })}
      >
        <LoadState
          query={query}
          loading="Loading tests..."
          skeleton="searchable-table"
          failed="Failed to load data. Please try again later."
        >
          {(blueprints) => (
            <Stack gap={4}>
              {tab === 'tests' && <FirstTest tests={ofTab(blueprints, 'tests')} />}
              <ReviewUnclearSteps count={countUnclear(blueprints)} />
              <BlueprintList key={tab} tab={tab} items={ofTab(blueprints, tab)} />
            </Stack>
          )}
        </LoadState>
      </Tabs>
    </Stack>
  );
}
