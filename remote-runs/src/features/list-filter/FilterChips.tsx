import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import { space, styled } from 'shared/theme';
import { Button, Chip } from 'shared/ui';
import { peopleQuery } from '../../api/filter-choices.ts';
import { chipsOf, personOf } from '../../model/filter-chips.ts';
import type { ListFilter } from '../../model/list-filter.ts';

interface Props {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
}

/** What the list is narrowed by; each goes with a click. */
export function FilterChips({ filter, onFilter }: Props) {
  const person = personOf(filter);
  const suites = useQuery({ ...suitesQuery(), enabled: filter.suite !== undefined });
  const people = useQuery({ ...peopleQuery(), enabled: person !== undefined });
  const chips = chipsOf(filter, {
    suite: suites.data?.find(({ id }) => String(id) === filter.suite)?.name,
    person: people.data?.find(({ id }) => id === person)?.name,
  });
  return (
    <Root aria-label="Filters of the list">
      {chips.map(({ name, label }) => (
        <li key={name}>
          <Chip
            text={label}
            label={`Remove filter ${label}`}
            onRemove={() => onFilter({ ...filter, [name]: undefined })}
          />
        </li>
      ))}
      <li>
        <Button variant="ghost" size="sm" onClick={() => onFilter({})}>
          Clear All
        </Button>
      </li>
    </Root>
  );
}

const Root = styled.ul`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;

  /* On a phone below the buttons. */
  min-width: min(100%, 20rem);
  min-height: 32px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    min-width: 0;
    max-width: 100%;
  }
`;
