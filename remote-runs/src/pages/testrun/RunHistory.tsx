import { useQuery } from 'shared/query';
import { space, styled } from 'shared/theme';
import { FlakyBadge, ResultStrip } from 'shared/results';
import { testHistoryQuery } from '../../api/test-runs.ts';

/** The last results of the test that a run is of. Empty if the test was deleted or they cannot be loaded. */
export function RunHistory({ runId }: { runId: number }) {
  const { data: history, isError } = useQuery(testHistoryQuery(runId));
  if (history === null || isError) return null;
  return (
    <Root>
      <ResultStrip label="Last results of this test" results={history?.results ?? []} currentId={runId} />
      {history?.is_flaky && <FlakyBadge />}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;
