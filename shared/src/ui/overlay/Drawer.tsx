import { Dialog as Radix } from 'radix-ui';
import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react';
import { color, keyframes, layer, shadow, space, styled } from 'shared/theme';
import { VisuallyHidden } from 'shared/ui';
import { OverlayContainer } from './container.ts';
import { backdropStyle, keepOpenForToasts } from './modal-style.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface Props {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  /** The accessible name. */
  label: string;
  /** Takes the focus when it opens. */
  focused: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal panel that slides in from the left. Escape and a click outside close it. */
export function Drawer({ id, isOpen, onClose, label, focused, children }: Props) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const returnFocus = useEffectEvent(useReturnFocus(isOpen));
  // At once: a new screen expects the focus where it was before the panel opened.
  useEffect(() => {
    if (!isOpen) returnFocus();
  }, [isOpen]);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Backdrop />
        <Surface
          ref={setContainer}
          id={id}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focused.current?.focus();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={keepOpenForToasts}
        >
          <VisuallyHidden as={Radix.Title}>{label}</VisuallyHidden>
          <OverlayContainer value={container}>{children}</OverlayContainer>
        </Surface>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Backdrop = styled(Radix.Overlay)`
  ${backdropStyle}
`;

const slideIn = keyframes`
  from {
    transform: translateX(-100%);
  }
`;

const slideOut = keyframes`
  to {
    transform: translateX(-100%);
  }
`;

const Surface = styled(Radix.Content)`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  position: fixed;
  inset: 0 auto 0 0;
  z-index: ${layer('overlay')};
  width: min(300px, 85vw);
  padding: ${space(4)} ${space(3)};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color('surface')};
  border-right: 1px solid ${color('border')};
  box-shadow: ${shadow('lg')};
  animation: ${slideIn} 180ms ease;

  &[data-state='closed'] {
    animation: ${slideOut} 180ms ease forwards;
  }
`;
