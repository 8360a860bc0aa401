import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { space, styled } from 'shared/theme';
import { useOverlayContainer } from './container.ts';
import { floatingStyle } from './floating-style.ts';

interface Props {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What it is, for those who do not see it. */
  label: string;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
}

/** A little of the page that opens beside its button. */
export function Popover({ trigger, label, children, side = 'bottom', align = 'start' }: Props) {
  const container = useOverlayContainer();
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Content aria-label={label} side={side} align={align} sideOffset={6} collisionPadding={8}>
          {children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Content = styled(Radix.Content)`
  ${floatingStyle}
  max-width: calc(100vw - 2 * ${space(2)});
  max-height: var(--radix-popover-content-available-height);
  padding: ${space(4)};
  overflow-y: auto;
`;
