import type { ComponentProps, ReactNode } from 'react';
import { color, inlineRow, radius, space, styled } from 'shared/theme';
import { TONE_COLORS, type Tone } from './tone.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone;
  icon?: ReactNode;
}

/** A longer text may be cut off; it is shown on hover. */
const SHORT_LENGTH = 24;

/** A short label. One that is longer than its line, such as the name of an environment, ends in an ellipsis. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  const isLong = typeof children === 'string' && children.length > SHORT_LENGTH;
  return (
    <Root $tone={tone} title={isLong ? children : undefined} {...rest}>
      {icon}
      <Label>{children}</Label>
    </Root>
  );
}

const Root = styled.span<{ $tone: Tone }>`
  ${inlineRow(1)}
  flex: none;
  max-width: 100%;
  min-height: 22px;
  padding: 0 ${space(2)};
  border-radius: ${radius('full')};
  background: ${({ $tone }) => color(TONE_COLORS[$tone].background)};
  color: ${({ $tone }) => color(TONE_COLORS[$tone].foreground)};
  font-size: 0.75rem;
  font-weight: 500;
  line-height: 1rem;
  white-space: nowrap;

  & > svg {
    flex: none;
    width: 13px;
    height: 13px;
  }
`;

/** Isolated: a name that is written from right to left does not reorder what is around it. */
const Label = styled.bdi`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;
