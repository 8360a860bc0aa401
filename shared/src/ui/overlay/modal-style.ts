import { color, css, keyframes, layer } from 'shared/theme';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const disappear = keyframes`
  to {
    opacity: 0;
  }
`;

/** The backdrop of a dialog. */
export const backdropStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${layer('overlay')};
  background: ${color('overlay')};
  animation: ${appear} 140ms ease-out;

  &[data-state='closed'] {
    animation: ${disappear} 100ms ease-in forwards;
  }
`;

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px) scale(0.985);
  }
`;

export const dialogMotion = css`
  animation: ${rise} 160ms cubic-bezier(0.2, 0.8, 0.2, 1);

  &[data-state='closed'] {
    animation: ${disappear} 100ms ease-in forwards;
  }
`;

/** A toast is above the dialog: a click on it must not close the dialog. */
export function keepOpenForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toast-region]')) event.preventDefault();
}
