import { VERDICT_FILTERS } from 'shared/constants';
import { Select } from 'shared/choice';
import { VERDICT_LABELS } from '../verdict-labels.ts';
import { ANY, type FilterFieldProps } from './filter-field.ts';

const OPTIONS = [
  { value: ANY, label: 'Any verdict' },
  ...VERDICT_FILTERS.map((value) => ({ value, label: VERDICT_LABELS[value] })),
];

export function VerdictFilter({ value, onChange }: FilterFieldProps) {
  return (
    <Select
      label="Verdict on a failure"
      options={OPTIONS}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
