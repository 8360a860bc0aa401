import type { ComponentProps, ElementType } from 'react';
import { space, styled, type Space } from 'shared/theme';

export interface RowProps extends ComponentProps<'div'> {
  as?: ElementType;
  gap?: Space;
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Wraps onto the next line. */
  wrap?: boolean;
}

/** Lays its children out horizontally. */
export function Row({ gap = 3, align = 'center', justify = 'start', wrap = false, ...rest }: RowProps) {
  return <Root $gap={gap} $align={align} $justify={justify} $wrap={wrap} {...rest} />;
}

const Root = styled.div<{ $gap: Space; $align: string; $justify: string; $wrap: boolean }>`
  display: flex;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => space($gap)};
  min-width: 0;
`;
