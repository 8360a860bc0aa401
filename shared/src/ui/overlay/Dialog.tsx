import { Dialog as Radix } from 'radix-ui';
import { color, frame, layer, media, shadow, space, styled } from 'shared/theme';
import { dialogMotion } from './modal-style.ts';
import { Modal, type ModalProps } from './Modal.tsx';

export interface DialogProps extends ModalProps {
  size?: 'sm' | 'md' | 'lg' | 'full';
}

/** A modal dialog. Escape, the close button and a click outside close it, unless it is pending or kept. */
export function Dialog({ size = 'md', ...modal }: DialogProps) {
  return <Modal surface={SURFACES[size]} {...modal} />;
}

const Surface = styled(Radix.Content)`
  display: flex;
  flex-direction: column;
  position: fixed;
  inset: ${space(4)};
  z-index: ${layer('overlay')};
  height: fit-content;
  max-height: calc(100dvh - 2 * ${space(4)});
  margin: auto;
  background: ${color('surface')};
  ${frame('lg')}
  box-shadow: ${shadow('lg')};
  ${dialogMotion}

  &:focus {
    outline: none;
  }

  ${media.phone} {
    margin-bottom: 0;
  }
`;

const SURFACES = {
  sm: styled(Surface)`
    max-width: 420px;
  `,
  md: styled(Surface)`
    max-width: 540px;
  `,
  lg: styled(Surface)`
    max-width: 800px;
  `,
  full: styled(Surface)`
    max-width: 1400px;
  `,
};
