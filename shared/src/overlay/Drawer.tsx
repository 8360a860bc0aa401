import { Dialog as Radix } from 'radix-ui';
import { color, layer, shadow, styled } from 'shared/theme';
import { drawerMotion } from './modal-style.ts';
import { Modal, type ModalProps } from './Modal.tsx';

/** A task beside the page, sliding in from the right; it closes as a dialog does. */
export function Drawer(props: ModalProps) {
  return <Modal surface={Surface} {...props} />;
}

const Surface = styled(Radix.Content)`
  display: flex;
  flex-direction: column;
  position: fixed;
  inset: 0 0 0 auto;
  z-index: ${layer('overlay')};
  width: min(480px, 100vw);
  background: ${color('surface')};
  border-left: 1px solid ${color('border')};
  box-shadow: ${shadow('lg')};
  ${drawerMotion}

  &:focus {
    outline: none;
  }
`;
