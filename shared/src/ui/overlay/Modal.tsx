import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState, type ElementType, type ReactNode } from 'react';
import { color, font, media, space, styled } from 'shared/theme';
import { IconButton } from 'shared/ui';
import { OverlayContainer } from './container.ts';
import { backdropStyle, keepOpenForToasts } from './modal-style.ts';
import { useDoubleClickGuard } from './useDoubleClickGuard.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Its action is running: it cannot be closed. */
  isPending?: boolean;
  /** What it shows is lost with it: only its own buttons close it. */
  isKept?: boolean;
  /** The buttons. */
  footer?: ReactNode;
  children?: ReactNode;
  role?: 'dialog' | 'alertdialog';
}

interface Props extends ModalProps {
  /** The surface: a styled Radix Content. */
  surface: ElementType;
}

/** The content of a dialog: heading, scrolling body, buttons, and when it closes. */
export function Modal({ isOpen, onClose, title, description, isPending = false, footer, ...props }: Props) {
  const { children, role = 'dialog', isKept = false, surface: Surface } = props;
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const returnFocus = useReturnFocus(isOpen);
  useDoubleClickGuard(isOpen);
  const close = () => {
    if (!isPending && !isKept) onClose();
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <Radix.Portal>
        <Backdrop />
        <Surface
          ref={setContainer}
          role={role}
          aria-busy={isPending || undefined}
          onCloseAutoFocus={(event: Event) => {
            event.preventDefault();
            returnFocus();
          }}
          onInteractOutside={keepOpenForToasts}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <OverlayContainer value={container}>
            <Top>
              <Title>{title}</Title>
              {description !== undefined && <Description>{description}</Description>}
            </Top>
            {children !== undefined && <Body>{children}</Body>}
            {footer && <Footer>{footer}</Footer>}
            {!isKept && (
              <Corner>
                <IconButton
                  requires="viewer"
                  size="sm"
                  label="Close"
                  icon={<X />}
                  disabled={isPending}
                  onClick={close}
                />
              </Corner>
            )}
          </OverlayContainer>
        </Surface>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Backdrop = styled(Radix.Overlay)`
  ${backdropStyle}
`;

const Top = styled.div`
  display: grid;
  flex: none;
  gap: ${space(1)};
  padding: ${space(5)} ${space(12)} ${space(3)} ${space(5)};
`;

const Title = styled(Radix.Title)`
  ${font('lg')}
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Description = styled(Radix.Description)`
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(2)} ${space(5)} ${space(5)};

  &:empty {
    display: none;
  }
`;

const Footer = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding: ${space(3)} ${space(5)} ${space(5)};

  ${media.phone} {
    & > button,
    & > a {
      flex: 1;
    }
  }
`;

const Corner = styled.div`
  position: absolute;
  top: ${space(4)};
  right: ${space(4)};
`;
