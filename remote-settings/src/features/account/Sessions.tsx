import { useId } from 'react';
import { confirmAndMutate } from 'shared/feedback';
import { Button, ErrorBox, Heading, LoadState, PlainList, Row, Stack } from 'shared/ui';
import { useEndOtherSessions, useSessions } from '../../api/account.ts';
import { SessionItem } from './SessionItem.tsx';

/** Where the person is signed in. */
export function Sessions() {
  const { first, sessions, isLoadingMore, hasFailedMore, hasMore, loadMore } = useSessions();
  const endOthers = useEndOtherSessions();
  const titleId = useId();

  const handleClick = () =>
    confirmAndMutate(endOthers, undefined, {
      title: 'End all other sessions',
      text: 'Every other browser and device must sign in again.',
      confirmLabel: 'End sessions',
      tone: 'danger',
      failed: 'Sessions not ended',
    });

  return (
    <Stack gap={3}>
      <Row justify="space-between" gap={4} wrap>
        <Heading level={3} id={titleId}>
          Sessions
        </Heading>
        {sessions.length > 1 && (
          <Button
            size="sm"
            variant="secondary"
            isBusy={endOthers.isPending}
            onClick={() => void handleClick()}
          >
            End all others
          </Button>
        )}
      </Row>
      <LoadState
        query={first}
        loading="Loading sessions..."
        skeleton="lines"
        failed="The sessions could not be loaded."
      >
        {() => (
          <>
            <PlainList aria-labelledby={titleId}>
              {sessions.map((session) => (
                <SessionItem key={session.id} session={session} />
              ))}
            </PlainList>
            {hasFailedMore && <ErrorBox text="Failed to load more sessions." onRetry={loadMore} />}
            {(hasMore || isLoadingMore) && (
              <Row justify="center">
                <Button
                  size="sm"
                  variant="secondary"
                  isBusy={isLoadingMore}
                  busyLabel="Loading..."
                  onClick={loadMore}
                >
                  Load More
                </Button>
              </Row>
            )}
          </>
        )}
      </LoadState>
    </Stack>
  );
}
