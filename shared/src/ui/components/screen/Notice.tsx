import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, font, radius, space, styled } from 'shared/theme';
import { TONE_COLORS } from '../status/tone.ts';

type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

interface Props {
  tone?: NoticeTone;
  children: ReactNode;
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** An inline message: `danger` is an assertive alert, every other tone a polite status. */
export function Notice({ tone = 'info', children }: Props) {
  const Icon = ICONS[tone];
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} $tone={tone}>
      <Icon size={18} aria-hidden />
      <Message>{children}</Message>
    </Root>
  );
}

const Root = styled.div<{ $tone: NoticeTone }>`
  ${font('md')}
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  padding: ${space(3)};
  border-radius: ${radius('md')};
  background: ${({ $tone }) => color(TONE_COLORS[$tone].background)};
  color: ${({ $tone }) => color(TONE_COLORS[$tone].foreground)};

  & > svg {
    flex: none;
    margin-top: 1px;
  }

  & a {
    color: inherit;
    text-decoration-color: currentColor;
  }
`;

const Message = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
