import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import type { Role } from 'shared/constants';
import { color, font, layer, radius, shadow, space, styled } from 'shared/theme';
import { useMissingRole } from 'shared/ui';
import { useOverlayContainer } from './container.ts';

interface Props {
  text: string;
  /** A focusable element. */
  children: ReactElement<{ requires?: Role }>;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

const DELAY = 300;

/** A tooltip on hover and focus. It must not add anything to the control's accessible name. */
export function Tooltip({ text, children, side = 'top' }: Props) {
  const container = useOverlayContainer();
  // The button itself says why it is disabled.
  if (useMissingRole(children.props.requires) !== undefined) return children;
  return (
    <Radix.Provider delayDuration={DELAY}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={container}>
          <Content side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

const Content = styled(Radix.Content)`
  ${font('sm')}
  z-index: ${layer('popover')};
  max-width: 280px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius('sm')};
  background: ${color('text')};
  color: ${color('surface')};
  box-shadow: ${shadow('md')};
  text-wrap: pretty;
`;
