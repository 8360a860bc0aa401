import type { ReactNode } from 'react';
import { color, radius, space, styled } from 'shared/theme';
import { Card, Heading, Stack, Text } from 'shared/ui';

type StateTone = 'info' | 'success' | 'danger';

interface Props {
  icon: ReactNode;
  tone: StateTone;
  title: string;
  text: string;
  detail?: string | undefined;
  /** What to do about it. */
  children?: ReactNode;
}

/** The state of the setup; a screen reader announces a failure immediately. */
export function SetupState({ icon, tone, title, text, detail, children }: Props) {
  return (
    <Card>
      <Body role={tone === 'danger' ? 'alert' : 'status'}>
        <Icon $tone={tone} aria-hidden>
          {icon}
        </Icon>
        <Stack gap={1} align="center">
          <Heading level={2}>{title}</Heading>
          <Text tone={tone === 'danger' ? 'default' : 'muted'}>{text}</Text>
          {detail && <Text tone="muted">{detail}</Text>}
        </Stack>
        {children}
      </Body>
    </Card>
  );
}

const GROUNDS = { info: 'infoSoft', success: 'successSoft', danger: 'dangerSoft' } as const;

const Body = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(8)} 0;
  text-align: center;
`;

const Icon = styled.span<{ $tone: StateTone }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius('lg')};
  background: ${({ $tone }) => color(GROUNDS[$tone])};
  color: ${({ $tone }) => color($tone)};
`;
