import { FilterChips as Chips } from 'shared/list-filter';
import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import { peopleQuery } from '../../api/filter-choices.ts';
import { chipsOf, personOf } from '../../model/filter-chips.ts';
import type { ListFilter } from '../../model/list-filter.ts';

interface Props {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
}

/** What the list of runs is narrowed by. */
export function FilterChips({ filter, onFilter }: Props) {
  const person = personOf(filter);
  const suites = useQuery({ ...suitesQuery(), enabled: filter.suite !== undefined });
  const people = useQuery({ ...peopleQuery(), enabled: person !== undefined });
  const chips = chipsOf(filter, {
    suite: suites.data?.find(({ id }) => String(id) === filter.suite)?.name,
    person: people.data?.find(({ id }) => id === person)?.name,
  });
  return (
    <Chips
      chips={chips}
      onRemove={(name) => onFilter({ ...filter, [name]: undefined })}
      onClear={() => onFilter({})}
    />
  );
}
