import type { ReactNode } from 'react';
import { color, font, space, styled } from 'shared/theme';
import { Heading } from 'shared/ui';

interface Props {
  above?: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
}

/** A screen with only a message and one action. */
export function MessagePage({ above, title, text, action }: Props) {
  return (
    <Root>
      {above}
      <Heading level={1}>{title}</Heading>
      <Text>{text}</Text>
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: center;
  padding: 18vh ${space(6)} ${space(16)};
  text-align: center;
`;

const Text = styled.p`
  max-width: 44ch;
  ${font('lg')}
  color: ${color('textMuted')};
  text-wrap: balance;
`;
