import { color, css, media, radius, space } from 'shared/theme';

/** The style of inputs, selects and comboboxes. */
export const controlStyle = css`
  width: 100%;
  min-height: 38px;
  padding: 0 ${space(3)};
  background: ${color('surface')};
  border: 1px solid ${color('control')};
  border-radius: ${radius('md')};
  color: ${color('text')};
  line-height: 1.25rem;
  transition: border-color 120ms ease;

  &::placeholder {
    color: ${color('textMuted')};
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: ${color('textMuted')};
  }

  &:focus-visible {
    outline: 2px solid ${color('accent')};
    outline-offset: -1px;
    border-radius: ${radius('md')};
  }

  &[aria-invalid='true'] {
    border-color: ${color('danger')};
  }

  &[readonly] {
    background: ${color('surfaceSunken')};
    color: ${color('textMuted')};
  }

  &:disabled {
    background: ${color('surfaceSunken')};
    color: ${color('textMuted')};
    cursor: not-allowed;
  }

  ${media.phone} {
    min-height: 42px;
    font-size: 1rem;
  }
`;
