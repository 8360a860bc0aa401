import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { color, media, space, styled } from 'shared/theme';
import { OptionItem } from './OptionItem.tsx';
import { matchingOptions, type ComboboxOption } from './options.ts';

interface Props {
  listId: string;
  label: string;
  searchPlaceholder: string;
  options: readonly ComboboxOption[];
  value: string | null;
  onChoose: (value: string) => void;
  emptyText: string;
}

/** The search and the list below it. The focus stays in the search; the arrow keys move the mark in the list. */
export function OptionPicker(props: Props) {
  const { listId, label, searchPlaceholder, options, value, onChoose, emptyText } = props;
  const [search, setSearch] = useState('');
  const [markedValue, setMarkedValue] = useState(value);
  const list = useRef<HTMLUListElement>(null);
  const shown = matchingOptions(options, search);
  const marked = Math.max(
    0,
    shown.findIndex((option) => option.value === markedValue),
  );
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    list.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = { ArrowDown: marked + 1, ArrowUp: marked - 1 }[event.key];
    const option = event.key === 'Enter' ? shown[marked] : undefined;
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (option) onChoose(option.value);
    else if (next !== undefined) setMarkedValue(shown.at(next % shown.length)?.value ?? null);
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
          aria-activedescendant={shown.length > 0 ? optionId(marked) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={searchPlaceholder}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </SearchLine>
      <List ref={list} id={listId} role="listbox" aria-label={label}>
        {shown.map((option, index) => (
          <OptionItem
            key={option.value}
            id={optionId(index)}
            option={option}
            isChosen={option.value === value}
            isMarked={index === marked}
            onMark={() => setMarkedValue(option.value)}
            onChoose={() => onChoose(option.value)}
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
