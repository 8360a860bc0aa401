import type { ComponentProps, ElementType } from 'react';
import { space, styled, type Space } from 'shared/theme';

export interface GridProps extends ComponentProps<'div'> {
  as?: ElementType;
  gap?: Space;
  /** Minimum width of a column in pixels; as many columns as fit, one on a phone. */
  minColumn?: number;
}

/** Items in columns of equal width. */
export function Grid({ gap = 4, minColumn = 320, ...rest }: GridProps) {
  return <Root $gap={gap} $minColumn={minColumn} {...rest} />;
}

const Root = styled.div<{ $gap: Space; $minColumn: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $minColumn }) => $minColumn}px), 1fr));
  gap: ${({ $gap }) => space($gap)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
