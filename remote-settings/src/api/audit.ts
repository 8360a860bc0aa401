import type { AuditFilter } from 'shared/contract';
import { showFailure } from 'shared/feedback';
import { callForFile, saveFile } from 'shared/http';
import { apiQuery, useCursorPages, useMutation } from 'shared/query';

const PAGE_SIZE = 50;
const FILE = 'GET /audit_events/csv';

const auditPageQuery = (filter: AuditFilter, before?: number) =>
  apiQuery('GET /audit_events', { query: { ...filter, before, limit: PAGE_SIZE } });

/** Events that pass the filter, newest first, as many pages as were asked for. Key the component by the filter. */
export function useAuditEvents(filter: AuditFilter) {
  const { pages, ...state } = useCursorPages((before) => auditPageQuery(filter, before));
  return { ...state, events: pages.flatMap(({ audit_events: events }) => events) };
}

/** Downloads the events that pass the filter. */
export function useAuditDownload() {
  return useMutation({
    mutationKey: [FILE],
    mutationFn: (filter: AuditFilter) => callForFile(FILE, { ...filter }),
    onSuccess: (file) => saveFile(file, 'audit-log.csv'),
    onError: (error) => showFailure(error, 'Audit log not exported'),
  });
}
