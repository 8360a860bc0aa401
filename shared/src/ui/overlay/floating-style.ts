import { color, css, frame, keyframes, layer, shadow } from 'shared/theme';

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(-2px);
  }
`;

/** The surface of a popover. */
export const floatingStyle = css`
  z-index: ${layer('popover')};
  background: ${color('surface')};
  ${frame('lg')}
  box-shadow: ${shadow('lg')};
  color: ${color('text')};
  animation: ${appear} 120ms ease-out;

  &:focus {
    outline: none;
  }
`;
