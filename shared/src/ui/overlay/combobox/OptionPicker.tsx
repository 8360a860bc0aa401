import { Search } from 'lucide-react';
import { useState } from 'react';
import { color, flexRow, media, space, styled } from 'shared/theme';
import { OptionList } from './OptionList.tsx';
import { matchingOptions, type ComboboxOption } from './options.ts';
import { useListbox } from './useListbox.ts';

interface Props {
  listId: string;
  label: string;
  searchPlaceholder: string;
  options: readonly ComboboxOption[];
  value: string | null;
  onSelect: (value: string) => void;
  emptyText: string;
}

/** The search input and the listbox. */
export function OptionPicker(props: Props) {
  const { listId, label, searchPlaceholder, options, value, onSelect, emptyText } = props;
  const [search, setSearch] = useState('');
  const [highlightedValue, setHighlightedValue] = useState(value);
  const shown = matchingOptions(options, search);
  const valueAt = (index: number) => shown[index]?.value ?? '';
  const listbox = useListbox({
    id: listId,
    label,
    count: shown.length,
    active: Math.max(
      0,
      shown.findIndex((option) => option.value === highlightedValue),
    ),
    onActive: (index) => setHighlightedValue(valueAt(index)),
    onAccept: (index) => onSelect(valueAt(index)),
  });

  return (
    <>
      <SearchLine>
        <Search size={16} aria-hidden />
        <Input
          {...listbox.field}
          autoFocus
          aria-label={`Search ${label}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={searchPlaceholder}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            // Without a match, Enter must not submit the form around it.
            if (!listbox.handleKey(event) && event.key === 'Enter') event.preventDefault();
          }}
        />
      </SearchLine>
      <OptionList listbox={listbox} options={shown} value={value} />
      {shown.length === 0 && <Empty role="status">{emptyText}</Empty>}
    </>
  );
}

const SearchLine = styled.div`
  ${flexRow(2)}
  flex: none;
  padding: 0 ${space(3)};
  border-bottom: 1px solid ${color('border')};
  color: ${color('textMuted')};

  & > svg {
    flex: none;
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 40px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color('text')};

  &::placeholder {
    color: ${color('textMuted')};
    opacity: 1;
  }

  &:focus-visible {
    outline: none;
  }

  ${media.phone} {
    min-height: 44px;
    font-size: 1rem;
  }
`;

const Empty = styled.p`
  padding: ${space(4)};
  color: ${color('textMuted')};
  text-align: center;
`;
