import { Dialog as Radix } from 'radix-ui';
import { color, keyframes, layer, media, shadow, styled } from 'shared/theme';
import { Modal, type ModalProps } from './Modal.tsx';

/** A modal panel at the right edge of the window; on a phone it fills the window. It closes like a dialog. */
export function SidePanel(props: ModalProps) {
  return <Modal surface={Surface} {...props} />;
}

const slideIn = keyframes`
  from {
    opacity: 0;
    transform: translateX(24px);
  }
`;

const slideOut = keyframes`
  to {
    opacity: 0;
    transform: translateX(24px);
  }
`;

const Surface = styled(Radix.Content)`
  display: flex;
  flex-direction: column;
  position: fixed;
  inset: 0 0 0 auto;
  z-index: ${layer('overlay')};
  width: min(640px, 100vw);
  height: 100dvh;
  background: ${color('surface')};
  border-left: 1px solid ${color('border')};
  box-shadow: ${shadow('lg')};
  animation: ${slideIn} 180ms cubic-bezier(0.2, 0.8, 0.2, 1);

  &[data-state='closed'] {
    animation: ${slideOut} 100ms ease-in forwards;
  }

  &:focus {
    outline: none;
  }

  ${media.phone} {
    width: 100vw;
    border-left: 0;
  }
`;
