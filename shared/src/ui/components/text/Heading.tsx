import type { ComponentProps } from 'react';
import { font, styled, type FontSize } from 'shared/theme';

type Level = 1 | 2 | 3 | 4;

export interface HeadingProps extends ComponentProps<'h2'> {
  level: Level;
  /** Overrides the size that the level implies. */
  size?: FontSize;
}

const SIZES: Record<Level, FontSize> = { 1: 'xxl', 2: 'lg', 3: 'md', 4: 'sm' };

export function Heading({ level, size = SIZES[level], ...rest }: HeadingProps) {
  return <Root as={`h${level}`} $size={size} {...rest} />;
}

const Root = styled.h2<{ $size: FontSize }>`
  ${({ $size }) => font($size)}
  font-weight: 600;
  text-wrap: balance;
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;
