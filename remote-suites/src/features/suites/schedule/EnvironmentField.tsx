import { Select } from 'shared/choice';
import { useQuery } from 'shared/query';
import { environmentsQuery } from 'shared/run-environment';

interface Props {
  /** undefined: of a new suite, or of a server without environments. */
  environmentId: number | null | undefined;
  onChange: (environmentId: number | null) => void;
}

/** Where scheduled runs take place; nothing where the company has no environments. */
export function EnvironmentField({ environmentId, onChange }: Props) {
  const { data: environments = [] } = useQuery(environmentsQuery());
  if (environments.length === 0) return null;
  const options = environments.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      label="Environment"
      options={[{ value: '', label: 'None: the tests’ own addresses' }, ...options]}
      value={environmentId ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}
