import { RUNS_POLL_INTERVAL } from 'shared/constants';
import type { GroupRun, GroupRunListReply } from 'shared/contract';
import { callApi } from 'shared/http';
import { pollInterval } from 'shared/live';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from 'shared/query';
import { appendPage, mergeRuns, startList, type RunList } from '../model/run-list.ts';
import { isUnfinished } from '../model/run-status.ts';
import { runListKey } from './group-runs.ts';

const PAGE_SIZE = 100;
/** Pages of new runs to load until known ones appear; beyond that the list starts again. */
const MAX_NEW_PAGES = 5;
/** How long the loaded list stays in the cache while its screen is closed. */
const LIST_CACHE_TIME_MS = 30 * 60 * 1000;

/**
 * The group runs, newest first, as far as they are loaded; polled while one of them is unfinished. For any
 * length of the list a poll loads only the first page and the unfinished runs.
 */
export function runListQuery() {
  return queryOptions({
    queryKey: runListKey,
    queryFn: ({ client, signal }) => loadList(client, signal),
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
export function useOlderRuns() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: runListKey,
    mutationFn: () => loadPage(knownList(client)?.next_before),
    onSuccess: (page) => client.setQueryData<RunList>(runListKey, (list) => list && appendPage(list, page)),
  });
}

async function loadList(client: QueryClient, signal: AbortSignal): Promise<RunList> {
  let fresh = startList(await loadPage(undefined, signal));
  const newest = knownList(client)?.runs[0]?.id;
  if (newest === undefined) return fresh;
  for (let pages = 1; fresh.next_before !== null && fresh.next_before > newest; pages += 1) {
    if (pages === MAX_NEW_PAGES) return fresh;
    fresh = appendPage(fresh, await loadPage(fresh.next_before, signal));
  }
  const older = await loadUnfinished(client, fresh.runs.at(-1)?.id ?? 0, signal);
  // Older pages may have loaded meanwhile.
  const known = knownList(client);
  if (!known) return fresh;
  const runs = mergeRuns(known.runs, [...fresh.runs, ...older]);
  return runs === known.runs ? known : { ...known, runs };
}

/** Reloads the unfinished runs below an id. One call covers neighbours. */
async function loadUnfinished(client: QueryClient, limit: number, signal: AbortSignal): Promise<GroupRun[]> {
  const waiting = (knownList(client)?.runs ?? []).filter(({ status }) => isUnfinished(status));
  const fresh: GroupRun[] = [];
  let below = limit;
  for (const { id } of waiting) {
    if (id >= below) continue;
    const { test_group_runs: runs } = await loadPage(id + 1, signal);
    fresh.push(...runs);
    below = Math.min(id, runs.at(-1)?.id ?? id);
  }
  return fresh;
}

function loadPage(before?: number | null, signal?: AbortSignal): Promise<GroupRunListReply> {
  const query = { limit: PAGE_SIZE, before: before ?? undefined };
  return callApi('GET /test_group_run/list', { query, signal });
}

const knownList = (client: QueryClient) => client.getQueryData<RunList>(runListKey);
