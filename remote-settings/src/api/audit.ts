import { useState } from 'react';
import type { AuditFilter } from 'shared/contract';
import { logError, toast } from 'shared/feedback';
import { callApi, callForFile, errorText, saveFile } from 'shared/http';
import { queryOptions, useMutation, useQueries, useQuery } from 'shared/query';

const PAGE_SIZE = 50;

const auditPageQuery = (filter: AuditFilter, before: number | undefined) =>
  queryOptions({
    queryKey: ['remote-settings', 'audit', filter, before ?? null],
    queryFn: ({ signal }) =>
      callApi('GET /audit_events', {
        query: { ...filter, before, limit: PAGE_SIZE },
        signal,
      }),
  });

/** Events that pass the filter, newest first, as many pages as were asked for. Key the component by the filter. */
export function useAuditEvents(filter: AuditFilter) {
  const [cursors, setCursors] = useState<number[]>([]);
  const first = useQuery(auditPageQuery(filter, undefined));
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
    mutationFn: (filter: AuditFilter) => callForFile('GET /audit_events/csv', { ...filter }),
    onSuccess: (file) => saveFile(file, 'audit-log.csv'),
    onError: (error) => {
      logError(error, 'Exporting the audit log');
      toast({
        type: 'error',
        title: 'Audit log not exported',
        message: errorText(error, 'Please try again.'),
      });
    },
  });
}
