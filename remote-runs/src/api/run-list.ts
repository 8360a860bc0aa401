import { RUNS_POLL_INTERVAL } from 'shared/constants';
import type { GroupRunListReply } from 'shared/contract';
import { callApi } from 'shared/http';
import { pollInterval } from 'shared/live';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from 'shared/query';
import { queryOf, type ListFilter } from '../model/list-filter.ts';
import { appendPage, applyPage, startList, type RunList } from '../model/run-list.ts';
import { isUnfinished } from '../model/run-status.ts';
import { runListKey } from './group-runs.ts';

const PAGE_SIZE = 100;
/** Pages of new runs to load until known ones appear; beyond that the list starts again. */
const MAX_NEW_PAGES = 5;
/** How long the loaded list stays in the cache while its screen is closed. */
const LIST_CACHE_TIME_MS = 30 * 60 * 1000;

/**
 * The group runs that match, newest first, as far as they are loaded; polled while one of them is unfinished.
 * For any length of the list a poll loads only the first page and the unfinished runs.
 */
export function runListQuery(filter: ListFilter) {
  return queryOptions({
    queryKey: keyOf(filter),
    queryFn: ({ client, signal }) => loadList(client, filter, signal),
    // `mergeRuns` retains unchanged runs by id. Structural sharing compares by index: each new run would change every row.
    structuralSharing: false,
    gcTime: LIST_CACHE_TIME_MS,
    refetchInterval: ({ state }) =>
      state.data !== undefined &&
      state.data.runs.some(({ status }) => isUnfinished(status)) &&
      pollInterval(RUNS_POLL_INTERVAL),
    meta: {
      isChangedBy: (change) =>
        change === 'unknown' || change.kind === 'group_run' || change.kind === 'group_run_comments',
    },
  });
}

/** Loads the page after those that are loaded. */
export function useOlderRuns(filter: ListFilter) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: runListKey,
    mutationFn: () => loadPage(filter, knownList(client, filter)?.next_before),
    onSuccess: (page) =>
      client.setQueryData<RunList>(keyOf(filter), (list) => list && appendPage(list, page)),
  });
}

async function loadList(client: QueryClient, filter: ListFilter, signal: AbortSignal): Promise<RunList> {
  let fresh = startList(await loadPage(filter, undefined, signal));
  const newest = knownList(client, filter)?.runs[0]?.id;
  if (newest === undefined) return fresh;
  for (let pages = 1; fresh.next_before !== null && fresh.next_before > newest; pages += 1) {
    if (pages === MAX_NEW_PAGES) return fresh;
    fresh = appendPage(fresh, await loadPage(filter, fresh.next_before, signal));
  }
  const older = await loadUnfinished(client, filter, fresh.next_before ?? 0, signal);
  // Older pages may have loaded meanwhile.
  const known = knownList(client, filter);
  if (!known) return fresh;
  const first = { test_group_runs: fresh.runs, next_before: fresh.next_before };
  const runs = older.reduce(
    (merged, { page, before }) => applyPage(merged, page, before),
    applyPage(known.runs, first),
  );
  return runs === known.runs ? known : { ...known, runs };
}

interface OlderPage {
  page: GroupRunListReply;
  before: number;
}

/** Reloads the unfinished runs below an id. One call covers neighbours. */
async function loadUnfinished(
  client: QueryClient,
  filter: ListFilter,
  limit: number,
  signal: AbortSignal,
): Promise<OlderPage[]> {
  const waiting = (knownList(client, filter)?.runs ?? []).filter(({ status }) => isUnfinished(status));
  const pages: OlderPage[] = [];
  let below = limit;
  for (const { id } of waiting) {
    if (id >= below) continue;
    const before = id + 1;
    const page = await loadPage(filter, before, signal);
    pages.push({ page, before });
    below = Math.min(id, page.next_before ?? 0);
  }
  return pages;
}

function loadPage(
  filter: ListFilter,
  before?: number | null,
  signal?: AbortSignal,
): Promise<GroupRunListReply> {
  const query = { limit: PAGE_SIZE, before: before ?? undefined, ...queryOf(filter, new Date()) };
  return callApi('GET /test_group_run/list', { query, signal });
}

const keyOf = (filter: ListFilter) => [...runListKey, filter] as const;

const knownList = (client: QueryClient, filter: ListFilter) => client.getQueryData<RunList>(keyOf(filter));
