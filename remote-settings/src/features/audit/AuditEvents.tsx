import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import type { SentAuditEvent } from 'shared/contract';
import { ApiError, isNotFound } from 'shared/http';
import { Button, EmptyState, ErrorBox, LoadState, Row, Stack } from 'shared/ui';
import { useAuditEvents } from '../../api/audit.ts';
import { isFiltered, queryOf, type ListedFilter } from '../../model/audit-filter.ts';
import { AuditTable } from './AuditTable.tsx';
import { EventDialog } from './EventDialog.tsx';

/** The events that pass the filter. Keyed by it. */
export function AuditEvents({ filter, onClear }: { filter: ListedFilter; onClear: () => void }) {
  const { first, events, isLoadingMore, hasFailedMore, hasMore, loadMore } = useAuditEvents(queryOf(filter));
  const [opened, setOpened] = useState<SentAuditEvent | null>(null);
  const { error } = first;
  if (error instanceof ApiError && error.status === 403)
    return (
      <EmptyState icon={<ScrollText />} text="Only owners of the company can read the audit log. Ask one." />
    );
  if (isNotFound(error))
    return <EmptyState icon={<ScrollText />} text="This server does not have an audit log." />;
  return (
    <LoadState
      query={first}
      loading="Loading the audit log..."
      skeleton="table"
      failed="Failed to load the audit log."
    >
      {() =>
        events.length === 0 ? (
          <Nothing isFiltered={isFiltered(filter)} onClear={onClear} />
        ) : (
          <Stack gap={4}>
            <AuditTable events={events} onOpen={setOpened} />
            {hasFailedMore && <ErrorBox text="Failed to load earlier events." onRetry={loadMore} />}
            {(hasMore || isLoadingMore) && (
              <Row justify="center">
                <Button variant="secondary" isBusy={isLoadingMore} busyLabel="Loading..." onClick={loadMore}>
                  Load More
                </Button>
              </Row>
            )}
            {opened && <EventDialog event={opened} onClose={() => setOpened(null)} />}
          </Stack>
        )
      }
    </LoadState>
  );
}

function Nothing({ isFiltered: isNarrowed, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isNarrowed) return <EmptyState icon={<ScrollText />} text="Nothing is recorded yet." />;
  return (
    <EmptyState
      icon={<ScrollText />}
      text="Nothing matches these filters."
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear Filters
        </Button>
      }
    />
  );
}
