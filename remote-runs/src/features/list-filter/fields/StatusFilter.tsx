import { Select } from 'shared/choice';
import { STATUS_LABELS } from '../../../model/filter-chips.ts';
import { STATUS_FILTERS } from '../../../model/list-filter.ts';
import { ANY, type FilterFieldProps } from './filter-field.ts';

const OPTIONS = [
  { value: ANY, label: 'Any status' },
  ...STATUS_FILTERS.map((value) => ({ value, label: STATUS_LABELS[value] })),
];

export function StatusFilter({ value, onChange }: FilterFieldProps) {
  return (
    <Select
      label="Status"
      options={OPTIONS}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
