import { DropdownMenu as Radix } from 'radix-ui';
import { useRef, type ReactElement, type ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { color, font, space, styled } from 'shared/theme';
import { useMissingRole } from 'shared/ui';
import { useOverlayContainer } from './container.ts';
import { floatingStyle } from './floating-style.ts';
import type { MenuItem } from './menu-item.ts';
import { MenuActionItem } from './MenuActionItem.tsx';
import { MenuRadioItems } from './MenuRadioItems.tsx';
import { useDoubleClickGuard } from './useDoubleClickGuard.ts';

interface Props {
  /** The button that opens it. */
  trigger: ReactElement<{ id?: string; requires?: Role }>;
  /** A function is called when the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** A line of text above the items. */
  header?: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  /** The items move the focus themselves: it does not return to the trigger. */
  keepsFocus?: boolean;
}

/** A button that opens a menu. */
export function Menu({ trigger, items, header, side = 'bottom', align = 'end', keepsFocus = false }: Props) {
  const container = useOverlayContainer();
  const isLeaving = useRef(false);
  const isRefused = useMissingRole(trigger.props.requires) !== undefined;
  const handleCloseAutoFocus = (event: Event) => {
    // A new screen moves the focus to its heading.
    if (keepsFocus || isLeaving.current) event.preventDefault();
    isLeaving.current = false;
  };
  // The button itself says why.
  if (isRefused) return trigger;
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Content
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={handleCloseAutoFocus}
          {...(trigger.props.id && { 'aria-labelledby': trigger.props.id })}
        >
          {header && <Header>{header}</Header>}
          <Items items={items} onLeave={() => (isLeaving.current = true)} />
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Rendered while the menu is open. */
function Items({ items, onLeave }: { items: Props['items']; onLeave: () => void }) {
  useDoubleClickGuard(true);
  const shown = typeof items === 'function' ? items() : items;
  return shown.map((item, index) => <Item key={index} item={item} onLeave={onLeave} />);
}

function Item({ item, onLeave }: { item: MenuItem; onLeave: () => void }) {
  if (item.kind === 'separator') return <Line />;
  if (item.kind === 'radio') return <MenuRadioItems item={item} />;
  return <MenuActionItem item={item} onLeave={onLeave} />;
}

const Content = styled(Radix.Content)`
  ${floatingStyle}
  min-width: max(180px, var(--radix-dropdown-menu-trigger-width));
  max-width: calc(100vw - 2 * ${space(2)});
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${space(1)};
  overflow-y: auto;
`;

const Header = styled.div`
  ${font('sm')}
  padding: ${space(2)};
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
`;

const Line = styled(Radix.Separator)`
  height: 1px;
  margin: ${space(1)} 0;
  background: ${color('border')};
`;
