import { color, css, font, inlineRow, media, radius, shadow, space } from 'shared/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md';

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

const variants = {
  primary: css`
    background: ${color('accent')};
    color: ${color('onAccent')};
    box-shadow: ${shadow('sm')};

    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${color('accentHover')};
    }
  `,
  secondary: css`
    background: ${color('surface')};
    border-color: ${color('borderStrong')};
    color: ${color('text')};
    box-shadow: ${shadow('sm')};

    &:hover:not([aria-disabled='true'], :disabled),
    &[aria-expanded='true'] {
      background: ${color('hover')};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${color('textMuted')};

    &:hover:not([aria-disabled='true'], :disabled),
    &[aria-expanded='true'],
    &[aria-pressed='true'] {
      background: ${color('hover')};
      color: ${color('text')};
    }
  `,
  danger: css`
    background: ${color('dangerSolid')};
    color: ${color('onDanger')};
    box-shadow: ${shadow('sm')};

    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${color('dangerSolidHover')};
    }
  `,
};

const sizes = {
  sm: css`
    ${font('sm')}
    min-height: 32px;
    padding: 0 ${space(3)};
  `,
  md: css`
    ${font('md')}
    min-height: 38px;
    padding: 0 ${space(4)};
  `,
};

/** The style of buttons and of links that look like one. */
export const buttonStyle = css<ButtonStyleProps>`
  ${inlineRow(2)}
  flex: none;
  justify-content: center;
  border: 1px solid transparent;
  border-radius: ${radius('md')};
  font-weight: 500;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color 120ms ease,
    color 120ms ease,
    border-color 120ms ease;
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }

  &:focus-visible {
    border-radius: ${radius('md')};
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    opacity: 0.8;
    cursor: progress;
  }

  ${media.phone} {
    min-height: 40px;
  }
`;
