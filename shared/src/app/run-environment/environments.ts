import type { ReplyOf } from 'shared/contract';
import { optionalApiQuery, queryOptions } from 'shared/query';

const LIST = 'GET /environments';

/** The company's environments with their variables, in the order of their names. A server without environments has none. */
export function environmentsQuery() {
  return queryOptions({ ...optionalApiQuery(LIST), select: environmentsOf, retry: false });
}

/** What the query has loaded. */
export const environmentsOf = (reply: ReplyOf<typeof LIST> | null) => reply?.environments ?? [];
