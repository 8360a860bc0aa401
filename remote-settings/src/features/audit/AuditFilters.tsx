import { Select } from 'shared/choice';
import type { AuditAction } from 'shared/constants';
import { media, space, styled } from 'shared/theme';
import { SearchField, TextField } from 'shared/ui';
import type { ListedFilter } from '../../model/audit-filter.ts';
import { ACTION_LABELS } from '../../model/audit-words.ts';

interface Props {
  filter: ListedFilter;
  person: string;
  onPerson: (text: string) => void;
  onFilter: (change: Partial<ListedFilter>) => void;
}

const ACTIONS = [
  { value: '', label: 'All actions' },
  ...Object.entries(ACTION_LABELS).map(([value, label]) => ({ value, label })),
];

/** Narrows the list to a person, an action, or a period. */
export function AuditFilters({ filter, person, onPerson, onFilter }: Props) {
  return (
    <Root role="search" aria-label="Filter the audit log">
      <SearchField
        label="Person"
        placeholder="Name or e-mail"
        value={person}
        onChange={onPerson}
        hasShortcut
      />
      <Select
        label="Action"
        isLabelHidden
        options={ACTIONS}
        value={filter.action}
        onChange={({ target }) => onFilter({ action: target.value as AuditAction | '' })}
      />
      <TextField
        label="From"
        type="date"
        value={filter.from}
        max={filter.to || undefined}
        onChange={({ target }) => onFilter({ from: target.value })}
      />
      <TextField
        label="To"
        type="date"
        value={filter.to}
        min={filter.from || undefined}
        onChange={({ target }) => onFilter({ to: target.value })}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  align-items: end;
  gap: ${space(3)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    & > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
`;
