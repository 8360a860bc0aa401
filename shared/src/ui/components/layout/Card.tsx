import type { ComponentProps, ElementType } from 'react';
import { color, frame, shadow, type Space, space, styled } from 'shared/theme';

export interface CardProps extends ComponentProps<'div'> {
  as?: ElementType;
  padding?: Space;
}

/** A raised surface. */
export function Card({ padding = 5, ...rest }: CardProps) {
  return <Root $padding={padding} {...rest} />;
}

const Root = styled.div<{ $padding: Space }>`
  min-width: 0;
  padding: ${({ $padding }) => space($padding)};
  background: ${color('surface')};
  ${frame('lg')}
  box-shadow: ${shadow('sm')};
`;
