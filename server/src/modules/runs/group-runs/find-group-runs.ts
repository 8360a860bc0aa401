import type { RunFilter } from 'shared/contract';
import { maskedText } from 'shared/step-language';
import type { Queries } from '../../../platform/database/database.ts';
import {
  filterGroupRuns,
  findFailedTexts,
  findJudgedRuns,
  findTaggedRuns,
  type FailedText,
  type OwnFilter,
} from './filter-repository.ts';

/** How many group runs one call looks into for what their tests and steps decide. */
const SEARCHED_RUNS = 2000;

export interface FoundRuns {
  /** Newest first. */
  ids: number[];
  /** For the next page: smaller ids than this; null: all have been found. */
  nextBefore: number | null;
}

/**
 * A page of the group runs that match. What their own columns decide fills the page. A search in their tests or failures goes through a
 * limited number of runs, so that a rare text costs no more than a frequent one: its page may be short, or empty, and not the last.
 */
export async function findGroupRuns(
  queries: Queries,
  companyId: number,
  { tag, verdict, failed_text: text, ...own }: RunFilter,
  page: { limit: number; before: number | undefined },
): Promise<FoundRuns> {
  if (tag === undefined && verdict === undefined && text === undefined) {
    const ids = await filterGroupRuns(queries, companyId, own, { ...page, limit: page.limit + 1 });
    return cut(ids, page.limit, null);
  }
  const { ids, last } = await readSearched(queries, companyId, own, page.before);
  let found = ids;
  if (tag !== undefined) {
    const tagged = await findTaggedRuns(queries, found, tag);
    found = found.filter((id) => tagged.has(id));
  }
  if (verdict !== undefined) {
    const judged = await findJudgedRuns(queries, found, verdict);
    found = found.filter((id) => judged.has(id));
  }
  if (text !== undefined) {
    const failed = failedRuns(await findFailedTexts(queries, found, text), text, page.limit);
    found = found.filter((id) => failed.has(id));
  }
  return cut(found, page.limit, last);
}

/** `last`: where the search goes on after these; null: there are no more. */
async function readSearched(queries: Queries, companyId: number, own: OwnFilter, before: number | undefined) {
  const ids = await filterGroupRuns(queries, companyId, own, { limit: SEARCHED_RUNS, before });
  return { ids, last: ids.length < SEARCHED_RUNS ? null : (ids.at(-1) ?? null) };
}

function cut(ids: number[], limit: number, last: number | null): FoundRuns {
  if (ids.length <= limit) return { ids, nextBefore: last };
  const page = ids.slice(0, limit);
  return { ids: page, nextBefore: page.at(-1) ?? null };
}

/** The newest group runs with the text in what people are shown of their failures: a password that a step types cannot be guessed by searching. */
function failedRuns(texts: FailedText[], text: string, limit: number): Set<number> {
  const wanted = text.toLowerCase();
  const isIn = (shown: string | null) => shown !== null && shown.toLowerCase().includes(wanted);
  const found = new Set<number>();
  for (const { groupRunId, task, result, error } of texts) {
    if (found.size > limit) break;
    if (groupRunId === null || found.has(groupRunId)) continue;
    if (isIn(result) || isIn(error) || isIn(task && maskedText(task))) found.add(groupRunId);
  }
  return found;
}
