import { useQuery } from 'shared/query';
import { Row } from 'shared/ui';
import { FlakyBadge, ResultStrip } from 'shared/results';
import { testHistoryQuery } from '../../api/test-runs.ts';

/** The last results of the test that a run is of. Empty if the test was deleted or they cannot be loaded. */
export function RunHistory({ runId }: { runId: number }) {
  const { data: history, isError } = useQuery(testHistoryQuery(runId));
  if (history === null || isError) return null;
  return (
    <Row gap={2}>
      <ResultStrip label="Last results of this test" results={history?.results ?? []} currentId={runId} />
      {history?.is_flaky && <FlakyBadge />}
    </Row>
  );
}
