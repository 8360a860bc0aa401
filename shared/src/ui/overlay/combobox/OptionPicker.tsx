import { Search } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { color, media, space, styled } from 'shared/theme';
import { OptionItem } from './OptionItem.tsx';
import { matchingOptions, type ComboboxOption } from './options.ts';

interface Props {
  listId: string;
  label: string;
  searchPlaceholder: string;
  options: readonly ComboboxOption[];
  value: string | null;
  onSelect: (value: string) => void;
  emptyText: string;
}

/** The search input and the listbox. The focus stays in the input; the arrow keys move the highlight. */
export function OptionPicker(props: Props) {
  const { listId, label, searchPlaceholder, options, value, onSelect, emptyText } = props;
  const [search, setSearch] = useState('');
  const [highlightedValue, setHighlightedValue] = useState(value);
  const shown = matchingOptions(options, search);
  const highlighted = Math.max(
    0,
    shown.findIndex((option) => option.value === highlightedValue),
  );
  const optionId = (index: number) => `${listId}-${index}`;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = { ArrowDown: highlighted + 1, ArrowUp: highlighted - 1 }[event.key];
    const option = event.key === 'Enter' ? shown[highlighted] : undefined;
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (option) onSelect(option.value);
    else if (next !== undefined) setHighlightedValue(shown.at(next % shown.length)?.value ?? null);
  };

  return (
    <>
      <SearchLine>
        <Search size={16} aria-hidden />
        <Input
          autoFocus
          role="combobox"
          aria-label={`Search ${label}`}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={shown.length > 0 ? optionId(highlighted) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={searchPlaceholder}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </SearchLine>
      <List id={listId} role="listbox" aria-label={label}>
        {shown.map((option, index) => (
          <OptionItem
            key={option.value}
            id={optionId(index)}
            option={option}
            isSelected={option.value === value}
            isHighlighted={index === highlighted}
            onHighlight={() => setHighlightedValue(option.value)}
            onSelect={() => onSelect(option.value)}
          />
        ))}
      </List>
      {shown.length === 0 && <Empty role="status">{emptyText}</Empty>}
    </>
  );
}

const SearchLine = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
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

const List = styled.ul`
  margin: 0;
  padding: ${space(1)};
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;

  &:empty {
    display: none;
  }
`;

const Empty = styled.p`
  padding: ${space(4)};
  color: ${color('textMuted')};
  text-align: center;
`;
