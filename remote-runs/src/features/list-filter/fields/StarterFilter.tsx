import { Select } from 'shared/choice';
import { ANY, type FilterFieldProps } from 'shared/list-filter';
import { useQuery } from 'shared/query';
import { useMissingRole } from 'shared/ui';
import { keyNamesQuery, peopleQuery } from '../../../api/filter-choices.ts';
import { STARTER_LABELS } from '../../../model/filter-chips.ts';

export function StarterFilter({ value, onChange }: FilterFieldProps) {
  const isOwner = useMissingRole('owner') === undefined;
  const { data: people = [] } = useQuery(peopleQuery());
  const { data: keys = [] } = useQuery({ ...keyNamesQuery(), enabled: isOwner });
  const options = [
    { value: ANY, label: 'Anyone' },
    ...Object.entries(STARTER_LABELS).map(([kind, label]) => ({ value: kind, label })),
    ...people.map(({ id, name }) => ({ value: `person:${id}`, label: name })),
    ...keys.map((name) => ({ value: `key:${name}`, label: `API key ${name}` })),
  ];
  const isKnown = options.some((option) => option.value === value);
  return (
    <Select
      label="Started by"
      options={isKnown ? options : [...options, { value, label: unknownLabel(value) }]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** A named API key, or a person who is not in the company, or not loaded yet. */
const unknownLabel = (value: string) =>
  value.startsWith('key:') ? `API key ${value.slice('key:'.length)}` : 'One person';
