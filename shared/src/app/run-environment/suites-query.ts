import type { ReplyOf } from 'shared/contract';
import { apiQuery, queryOptions } from 'shared/query';

const LIST = 'GET /test_blueprint_category/list';

/** Every suite of the company, with its last runs. */
export function suitesQuery() {
  return queryOptions({
    ...apiQuery(LIST),
    select: suitesOf,
    meta: { isChangedBy: (change) => change === 'unknown' || change.kind === 'group_run' },
  });
}

const suitesOf = ({ categories }: ReplyOf<typeof LIST>) => categories;
