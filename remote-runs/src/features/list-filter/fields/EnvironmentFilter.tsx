import { Select } from 'shared/choice';
import { ANY, type FilterFieldProps } from 'shared/list-filter';
import { useQuery } from 'shared/query';
import { environmentsQuery } from 'shared/run-environment';

export function EnvironmentFilter({ value, onChange }: FilterFieldProps) {
  const { data: environments = [] } = useQuery(environmentsQuery());
  const names = environments.map(({ name }) => name);
  // A run keeps the name that its environment had, and a pipeline may give any.
  const all = value === ANY || names.includes(value) ? names : [...names, value];
  return (
    <Select
      label="Environment"
      options={[
        { value: ANY, label: 'Any environment' },
        ...all.map((name) => ({ value: name, label: name })),
      ]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
