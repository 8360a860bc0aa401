import { CircleCheck } from 'lucide-react';
import { TO_REVIEW_MAX } from 'shared/constants';
import { paths, useSearchParams } from 'shared/router';
import { Button, EmptyState, ErrorBox, LoadState, PageHeader, Row, Stack, TextLink } from 'shared/ui';
import { useFailuresToReview } from '../../api/verdicts.ts';
import { readId } from '../../model/route-id.ts';
import { FailureList } from './FailureList.tsx';

/** Failed test runs without a verdict: all, or those of the group run in the address (`?run=12`). */
export function ReviewPage() {
  const [parameters] = useSearchParams();
  const groupRunId = readId(parameters.get('run') ?? '') ?? undefined;
  return <Review key={groupRunId} groupRunId={groupRunId} />;
}

function Review({ groupRunId }: { groupRunId: number | undefined }) {
  const { first, failures, isLoadingMore, hasFailedMore, hasMore, loadMore } =
    useFailuresToReview(groupRunId);
  const isOfAll = groupRunId === undefined;
  return (
    <Stack gap={6}>
      <PageHeader
        title="Needs review"
        backTo={isOfAll ? paths.runs() : paths.groupRun(groupRunId)}
        backLabel={isOfAll ? 'Back to runs' : 'Back to the run'}
        description={first.data && first.data.total > 0 ? waitingText(first.data.total, isOfAll) : undefined}
        actions={!isOfAll && <TextLink to={paths.runsToReview()}>Review all runs</TextLink>}
      />
      <LoadState
        query={first}
        loading="Loading failures..."
        skeleton="cards"
        failed="Failed to load the failures."
      >
        {(page) =>
          page === null ? (
            <EmptyState text="This server has no verdicts." />
          ) : (
            <>
              {failures.length === 0 && (
                <EmptyState icon={<CircleCheck />} text={isOfAll ? NOTHING_LEFT : NOTHING_OF_RUN} />
              )}
              <FailureList failures={failures} />
              {hasFailedMore && <ErrorBox text="Failed to load more failures." onRetry={loadMore} />}
              {hasMore && (
                <Row>
                  <Button
                    variant="secondary"
                    requires="viewer"
                    isBusy={isLoadingMore}
                    busyLabel="Loading failures..."
                    onClick={loadMore}
                  >
                    Load More
                  </Button>
                </Row>
              )}
            </>
          )
        }
      </LoadState>
    </Stack>
  );
}

const NOTHING_LEFT = 'Nothing to review: each failure has a verdict.';
const NOTHING_OF_RUN = 'Nothing to review in this run: each failure has a verdict.';

/** `3 failed test runs wait for a verdict.` */
function waitingText(total: number, isOfAll: boolean): string {
  const where = isOfAll ? '' : ' of this run';
  if (total === 1) return `1 failed test run${where} waits for a verdict.`;
  const count = total < TO_REVIEW_MAX ? String(total) : `At least ${TO_REVIEW_MAX}`;
  return `${count} failed test runs${where} wait for a verdict.`;
}
