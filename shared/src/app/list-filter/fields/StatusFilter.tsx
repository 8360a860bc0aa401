import { Select } from 'shared/choice';
import { statusView } from 'shared/results';
import { ANY, type FilterFieldProps } from './filter-field.ts';

interface Props extends FilterFieldProps {
  statuses: readonly string[];
}

export function StatusFilter({ statuses, value, onChange }: Props) {
  return (
    <Select
      label="Status"
      options={[
        { value: ANY, label: 'Any status' },
        ...statuses.map((status) => ({ value: status, label: statusView(status).label })),
      ]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
