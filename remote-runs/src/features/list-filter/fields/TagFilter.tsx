import { Combobox } from 'shared/overlay';
import { useQuery } from 'shared/query';
import { tagsQuery } from '../../../api/filter-choices.ts';
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
