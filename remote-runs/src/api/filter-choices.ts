import { apiQuery, optionalApiQuery, queryOptions } from 'shared/query';

/** The names of the company's API keys, which owners see. */
export function keyNamesQuery() {
  return queryOptions({
    ...optionalApiQuery('GET /api_keys'),
    select: (reply) => (reply?.api_keys ?? []).map(({ name }) => name),
  });
}

/** The people of the company. */
export function peopleQuery() {
  return queryOptions({
    ...apiQuery('GET /members'),
    select: ({ members }) => members.map(({ user_id: id, name, email }) => ({ id, name: name ?? email })),
    staleTime: 60_000,
  });
}
