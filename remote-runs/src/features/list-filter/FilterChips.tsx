import { X } from 'lucide-react';
import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import { color, font, media, radius, space, styled } from 'shared/theme';
import { Button } from 'shared/ui';
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
            type="button"
            aria-label={`Remove filter ${label}`}
            title={label}
            onClick={() => onFilter({ ...filter, [name]: undefined })}
          >
            <bdi>{label}</bdi>
            <X size={14} aria-hidden />
          </Chip>
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

const Chip = styled.button`
  ${font('sm')}
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  max-width: min(100%, 24rem);
  min-height: 28px;
  padding: 0 ${space(3)};
  color: ${color('text')};
  cursor: pointer;
  background: ${color('neutralSoft')};
  border: 0;
  border-radius: ${radius('full')};

  &:hover {
    background: ${color('hover')};
  }

  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > svg {
    flex: none;
    color: ${color('textMuted')};
  }

  ${media.phone} {
    min-height: 40px;
  }
`;
