import { Check } from 'lucide-react';
import { color, font, space, styled } from 'shared/theme';
import { menuLineStyle } from '../menu-style.ts';
import type { ComboboxOption } from './options.ts';
import type { Listbox } from './useListbox.ts';

interface Props {
  listbox: Listbox;
  options: readonly ComboboxOption[];
  /** The option that is selected; absent: the active one. */
  value?: string | null;
}

/** The options of a combobox; the pointer makes one active. */
export function OptionList({ listbox, options, value }: Props) {
  const selected = value === undefined ? options[listbox.active]?.value : value;
  return (
    <List {...listbox.list}>
      {options.map((option, index) => (
        <Line
          key={option.value}
          {...listbox.option(index)}
          aria-selected={option.value === selected}
          onPointerMove={() => listbox.onActive(index)}
        >
          <Label>{option.label}</Label>
          {/* The space separates them in the option's accessible name. */}
          {option.hint && (
            <>
              {' '}
              <Hint>{option.hint}</Hint>
            </>
          )}
          <Mark aria-hidden>
            <Check size={16} />
          </Mark>
        </Line>
      ))}
    </List>
  );
}

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

const Mark = styled.span`
  flex: none;
  margin-left: ${space(1)};
  color: ${color('accentText')};
`;

const Line = styled.li`
  ${menuLineStyle}

  &[aria-selected='false'] ${Mark} {
    visibility: hidden;
  }
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Hint = styled.span`
  ${font('sm')}
  flex: none;
  color: ${color('textMuted')};
`;
