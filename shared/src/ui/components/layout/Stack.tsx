import type { ComponentProps, ElementType } from 'react';
import { space, styled, type Space } from 'shared/theme';

export interface StackProps extends ComponentProps<'div'> {
  as?: ElementType;
  gap?: Space;
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Lays its children out vertically. */
export function Stack({ gap = 4, align = 'stretch', ...rest }: StackProps) {
  return <Root $gap={gap} $align={align} {...rest} />;
}

const Root = styled.div<{ $gap: Space; $align: string }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => space($gap)};
  min-width: 0;
`;
