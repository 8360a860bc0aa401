import { Popover as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { layer, space, styled } from 'shared/theme';
import { useOverlayContainer } from '../container.ts';
import { floatingStyle } from '../floating-style.ts';
import { OptionList } from './OptionList.tsx';
import type { ComboboxOption } from './options.ts';
import type { Listbox } from './useListbox.ts';

interface Props {
  listbox: Listbox;
  /** Empty: the list is closed. */
  options: readonly ComboboxOption[];
  onClose: () => void;
  /** A text field with the attributes of the listbox's field. */
  children: ReactElement;
}

/** Suggestions below a text field. Escape closes the list first, and the dialog that the field is in afterwards. */
export function SuggestionList({ listbox, options, onClose, children }: Props) {
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
          <OptionList listbox={listbox} options={options} />
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Content = styled(Radix.Content)`
  ${floatingStyle}
  z-index: ${layer('popover')};
  width: min(360px, calc(100vw - 2 * ${space(2)}));
  max-height: min(300px, var(--radix-popover-content-available-height));
  overflow-y: auto;
`;
