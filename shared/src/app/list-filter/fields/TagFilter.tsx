import { Combobox } from 'shared/overlay';
import { apiQuery, queryOptions, useQuery } from 'shared/query';
import type { FilterFieldProps } from './filter-field.ts';

export function TagFilter({ value, onChange }: FilterFieldProps) {
  const { data: tags = [], isPending, isError } = useQuery(tagsQuery());
  const all = value === '' || tags.includes(value) ? tags : [...tags, value];
  return (
    <Combobox
      label="Tag of a test"
      placeholder="Any tag"
      isLoading={isPending}
      options={all.map((tag) => ({ value: tag, label: tag }))}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      emptyText="No tag found."
      isClearable
      {...(isError && { error: 'Failed to load tags.' })}
    />
  );
}

/** The tags of the company's tests, by name. */
function tagsQuery() {
  return queryOptions({
    ...apiQuery('GET /test_blueprint/list'),
    select: ({ test_blueprints: tests }) =>
      [...new Set(tests.flatMap(({ tags }) => tags ?? []))].sort((a, b) =>
        a.localeCompare(b, undefined, { numeric: true }),
      ),
  });
}
