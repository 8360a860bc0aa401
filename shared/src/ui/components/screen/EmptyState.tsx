import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, radius, space, styled } from 'shared/theme';

interface Props {
  icon?: ReactNode;
  text: string;
  /** A button or link that fills the list. */
  action?: ReactNode;
}

/** Shown instead of an empty list. */
export function EmptyState({ icon = <Inbox />, text, action }: Props) {
  return (
    <Root>
      <Icon aria-hidden>{icon}</Icon>
      <Message>{text}</Message>
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(12)} ${space(4)};
  border: 1px dashed ${color('borderStrong')};
  border-radius: ${radius('lg')};
  text-align: center;
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius('lg')};
  background: ${color('accentSoft')};
  color: ${color('accentText')};

  & > svg {
    width: 22px;
    height: 22px;
  }
`;

const Message = styled.p`
  max-width: 44ch;
  color: ${color('textMuted')};
  text-wrap: balance;
`;
