import { Popover as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { layer, space, styled } from 'shared/theme';
import { useOverlayContainer } from '../container.ts';
import { floatingStyle } from '../floating-style.ts';
import { OptionItem } from './OptionItem.tsx';
import type { ComboboxOption } from './options.ts';

interface Props {
  id: string;
  label: string;
  /** Empty: the list is closed. */
  options: readonly ComboboxOption[];
  /** The index of the highlighted option. */
  highlighted: number;
  onHighlight: (index: number) => void;
  onSelect: (value: string) => void;
  onClose: () => void;
  /** A text field with the role `combobox`, which has the focus and handles the keys. */
  children: ReactElement;
}

/** Suggestions below a text field. Escape closes the list first, and the dialog that the field is in afterwards. */
export function SuggestionList(props: Props) {
  const { id, label, options, highlighted, onHighlight, onSelect, onClose, children } = props;
  const container = useOverlayContainer();
  return (
    <Radix.Root open={options.length > 0} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Anchor asChild>{children}</Radix.Anchor>
      <Radix.Portal container={container}>
        <Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <List id={id} role="listbox" aria-label={label}>
            {options.map((option, index) => (
              <OptionItem
                key={option.value}
                id={suggestionId(id, index)}
                option={option}
                isSelected={index === highlighted}
                isHighlighted={index === highlighted}
                onHighlight={() => onHighlight(index)}
                onSelect={() => onSelect(option.value)}
              />
            ))}
          </List>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Of an option, for the field's `aria-activedescendant`. */
export const suggestionId = (listId: string, index: number): string => `${listId}-${index}`;

const Content = styled(Radix.Content)`
  ${floatingStyle}
  z-index: ${layer('popover')};
  width: min(360px, calc(100vw - 2 * ${space(2)}));
  max-height: min(300px, var(--radix-popover-content-available-height));
  overflow-y: auto;
`;

const List = styled.ul`
  margin: 0;
  padding: ${space(1)};
  list-style: none;
`;
