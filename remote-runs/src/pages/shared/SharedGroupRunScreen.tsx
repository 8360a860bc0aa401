import { useCallback, useMemo } from 'react';
import type { SharedGroupRun } from 'shared/contract';
import { StatusBadge } from 'shared/results';
import { paths } from 'shared/router';
import { EmptyState, PageHeader, Stack } from 'shared/ui';
import { RunProgress } from '../../features/progress/RunProgress.tsx';
import { overallStatus } from '../../model/run-status.ts';
import { groupRunOf, itemOf } from '../../model/shared-run.ts';
import { GroupRunFacts } from '../grouprun/GroupRunFacts.tsx';
import { TestRunList } from '../grouprun/TestRunList.tsx';

interface Props {
  token: string;
  shared: SharedGroupRun;
}

/** A shared group run with its tests, which lead to their results. */
export function SharedGroupRunScreen({ token, shared }: Props) {
  const run = useMemo(() => groupRunOf(shared), [shared]);
  const items = useMemo(() => shared.test_runs.map(itemOf), [shared]);
  const addressOf = useCallback((id: number) => paths.shared(token, id), [token]);
  return (
    <Stack gap={6}>
      <PageHeader
        title={run.name}
        badge={<StatusBadge status={overallStatus(run.status)} isFlaky={shared.flaky_tests > 0} />}
      >
        <GroupRunFacts run={run} />
      </PageHeader>
      {items.length === 0 ? (
        <EmptyState text="No test runs available." />
      ) : (
        <>
          <RunProgress items={items} />
          <TestRunList items={items} addressOf={addressOf} />
        </>
      )}
    </Stack>
  );
}
