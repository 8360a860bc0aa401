import { CircleCheck } from 'lucide-react';
import { SegmentedControl } from 'shared/choice';
import { REVIEW_LISTS, TO_REVIEW_MAX, type ReviewList } from 'shared/constants';
import { paths, useSearchParams } from 'shared/router';
import { Button, EmptyState, ErrorBox, LoadState, Row, Stack, Text, TextLink } from 'shared/ui';
import { useFailuresToReview, type ReviewScope } from '../../api/verdicts.ts';
import { REVIEW_LIST_VIEWS } from '../../model/review-lists.ts';
import { readId } from '../../model/route-id.ts';
import { FailureList } from './FailureList.tsx';

const OPTIONS = REVIEW_LISTS.map((value) => ({ value, label: REVIEW_LIST_VIEWS[value].label }));

/** Failed test runs to do something about: of all group runs, or of the one in the address (`?run=12`). */
export function ReviewTab() {
  const [parameters, setParameters] = useSearchParams();
  const groupRunId = readId(parameters.get('run') ?? '') ?? undefined;
  const list = REVIEW_LISTS.find((one) => one === parameters.get('list')) ?? 'waiting';
  const handleList = (next: ReviewList) =>
    setParameters(
      (now) => {
        const changed = new URLSearchParams(now);
        if (next === 'waiting') changed.delete('list');
        else changed.set('list', next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Stack gap={5}>
      <Row gap={4} wrap>
        <SegmentedControl label="Failures" options={OPTIONS} value={list} onChange={handleList} />
        {groupRunId !== undefined && (
          <>
            <TextLink to={paths.groupRun(groupRunId)}>Back to the run</TextLink>
            <TextLink to={paths.runsToReview()}>Review all runs</TextLink>
          </>
        )}
      </Row>
      <Review key={`${list} ${groupRunId ?? ''}`} scope={{ groupRunId, list }} />
    </Stack>
  );
}

function Review({ scope }: { scope: ReviewScope }) {
  const { first, failures, isLoadingMore, hasFailedMore, hasMore, loadMore } = useFailuresToReview(scope);
  const isOfRun = scope.groupRunId !== undefined;
  const { totalText, nothing, nothingOfRun } = REVIEW_LIST_VIEWS[scope.list];
  return (
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
          <Stack gap={4}>
            {page.total > 0 && (
              <Text tone="muted">{totalText(countText(page.total), page.total === 1, isOfRun)}</Text>
            )}
            {failures.length === 0 && (
              <EmptyState icon={<CircleCheck />} text={isOfRun ? nothingOfRun : nothing} />
            )}
            <FailureList failures={failures} scope={scope} />
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
          </Stack>
        )
      }
    </LoadState>
  );
}

const countText = (total: number) => (total < TO_REVIEW_MAX ? String(total) : `At least ${TO_REVIEW_MAX}`);
