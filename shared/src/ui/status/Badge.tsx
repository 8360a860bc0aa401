import type { ComponentProps, ReactNode } from 'react';
import { color, radius, space, styled } from 'shared/theme';
import { TONE_COLORS, type Tone } from './tone.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone;
  icon?: ReactNode;
}

/** A short label. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <Root $tone={tone} {...rest}>
      {icon}
      {children}
    </Root>
  );
}

const Root = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
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
