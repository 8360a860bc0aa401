import type { ComponentProps, ElementType } from 'react';
import { color, css, font, styled, type ColorName, type FontSize } from 'shared/theme';

type TextTone = 'default' | 'muted' | 'success' | 'danger' | 'warning' | 'info';

export interface TextProps extends ComponentProps<'p'> {
  as?: ElementType;
  tone?: TextTone;
  size?: FontSize;
  weight?: 'regular' | 'medium' | 'bold';
  /** A single line, truncated with an ellipsis. */
  isTruncated?: boolean;
  /** Tabular figures, for columns of numbers. */
  isNumeric?: boolean;
}

const TONES: Record<TextTone, ColorName> = {
  default: 'text',
  muted: 'textMuted',
  success: 'success',
  danger: 'danger',
  warning: 'warning',
  info: 'info',
};
const WEIGHTS = { regular: 400, medium: 500, bold: 600 };

/** A paragraph, or inline text with `as="span"`. */
export function Text({
  tone = 'default',
  size = 'md',
  weight = 'regular',
  isTruncated = false,
  isNumeric = false,
  ...rest
}: TextProps) {
  return (
    <Root
      $tone={tone}
      $size={size}
      $weight={WEIGHTS[weight]}
      $isTruncated={isTruncated}
      $isNumeric={isNumeric}
      {...rest}
    />
  );
}

interface Style {
  $tone: TextTone;
  $size: FontSize;
  $weight: number;
  $isTruncated: boolean;
  $isNumeric: boolean;
}

const Root = styled.p<Style>`
  ${({ $size }) => font($size)}
  min-width: 0;
  color: ${({ $tone }) => color(TONES[$tone])};
  font-weight: ${({ $weight }) => $weight};
  overflow-wrap: anywhere;
  ${({ $isNumeric }) => $isNumeric && 'font-variant-numeric: tabular-nums;'}
  ${({ $isTruncated }) =>
    $isTruncated &&
    css`
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    `}
`;
