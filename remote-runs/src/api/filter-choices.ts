import { apiQuery, queryOptions } from 'shared/query';

/** The tags of the company's tests, by name. */
export function tagsQuery() {
  return queryOptions({
    ...apiQuery('GET /test_blueprint/list'),
    select: ({ test_blueprints: tests }) =>
      [...new Set(tests.flatMap(({ tags }) => tags ?? []))].sort((a, b) =>
        a.localeCompare(b, undefined, { numeric: true }),
      ),
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
