import { useState } from 'react';
import type { AuditFilter } from 'shared/contract';
import { toast } from 'shared/feedback';
import { callForFile, errorText, saveFile } from 'shared/http';
import { apiQuery, useMutation, useQueries, useQuery } from 'shared/query';

const PAGE_SIZE = 50;
const FILE = 'GET /audit_events/csv';

const auditPageQuery = (filter: AuditFilter, before?: number) =>
  apiQuery('GET /audit_events', { query: { ...filter, before, limit: PAGE_SIZE } });

/** Events that pass the filter, newest first, as many pages as were asked for. Key the component by the filter. */
export function useAuditEvents(filter: AuditFilter) {
  const [cursors, setCursors] = useState<number[]>([]);
  const first = useQuery(auditPageQuery(filter));
  const further = useQueries({ queries: cursors.map((before) => auditPageQuery(filter, before)) });
  const lastFurther = further.at(-1);
  const last = lastFurther ?? first;
  const next = last.data?.next_before ?? null;
  return {
    first,
    events: [first, ...further].flatMap((page) => page.data?.audit_events ?? []),
    isLoadingMore: lastFurther?.data === undefined && lastFurther?.isFetching === true,
    hasFailedMore: lastFurther?.data === undefined && lastFurther?.isError === true,
    hasMore: next !== null,
    loadMore: () => {
      if (next !== null) setCursors((now) => [...now, next]);
      else void last.refetch();
    },
  };
}

/** Downloads the events that pass the filter. */
export function useAuditDownload() {
  return useMutation({
    mutationKey: [FILE],
    mutationFn: (filter: AuditFilter) => callForFile(FILE, { ...filter }),
    onSuccess: (file) => saveFile(file, 'audit-log.csv'),
    onError: (error) =>
      toast({
        type: 'error',
        title: 'Audit log not exported',
        message: errorText(error, 'Please try again.'),
      }),
  });
}
