import type { ComponentProps, CSSProperties, ElementType } from 'react';
import { space, styled, type Space } from 'shared/theme';

interface Props extends ComponentProps<'ul'> {
  as?: ElementType;
  gap?: Space;
  /** Custom properties too. */
  style?: CSSProperties & Record<`--${string}`, string>;
}

/** A list whose items are one below the other, without bullets or numbers. */
export function PlainList({ gap = 2, ...rest }: Props) {
  return <Root $gap={gap} {...rest} />;
}

const Root = styled.ul<{ $gap: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space($gap)};
  padding: 0;
  margin: 0;
  list-style: none;
`;
