import { FilterChips } from 'shared/list-filter';
import { chipsOf } from '../../../model/filter-chips.ts';
import type { ListFilter } from '../../../model/list-filter.ts';

interface Props {
  filter: ListFilter;
  suite: string | undefined;
  onFilter: (filter: ListFilter) => void;
}

/** What the list of tests is narrowed by. */
export function TestFilterChips({ filter, suite, onFilter }: Props) {
  return (
    <FilterChips
      chips={chipsOf(filter, suite)}
      onRemove={(name) => onFilter({ ...filter, [name]: undefined })}
      onClear={() => onFilter({})}
    />
  );
}
