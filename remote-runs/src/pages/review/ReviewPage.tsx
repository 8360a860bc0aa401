import { CircleCheck } from 'lucide-react';
import { TO_REVIEW_MAX } from 'shared/constants';
import { paths } from 'shared/router';
import { Button, EmptyState, ErrorBox, LoadState, PageHeader, Row, Stack } from 'shared/ui';
import { useFailuresToReview } from '../../api/verdicts.ts';
import { FailureList } from './FailureList.tsx';

/** Failed test runs without a verdict. */
export function ReviewPage() {
  const { first, failures, isLoadingMore, hasFailedMore, hasMore, loadMore } = useFailuresToReview();
  return (
    <Stack gap={6}>
      <PageHeader
        title="Needs review"
        backTo={paths.runs()}
        backLabel="Back to runs"
        description={first.data && first.data.total > 0 ? waitingText(first.data.total) : undefined}
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
          ) : failures.length === 0 ? (
            <EmptyState icon={<CircleCheck />} text="Nothing to review: each failure has a verdict." />
          ) : (
            <>
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

/** `3 failed test runs wait for a verdict.` */
function waitingText(total: number): string {
  if (total === 1) return '1 failed test run waits for a verdict.';
  const count = total < TO_REVIEW_MAX ? String(total) : `At least ${TO_REVIEW_MAX}`;
  return `${count} failed test runs wait for a verdict.`;
}
