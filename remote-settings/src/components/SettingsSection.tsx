import { useId, type ReactNode } from 'react';
import { space, styled } from 'shared/theme';
import { Card, Heading, Row, Stack, Text } from 'shared/ui';

interface Props {
  title: string;
  intro: ReactNode;
  /** Next to title and intro: a button, a control, a state. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A section of the settings. */
export function SettingsSection({ title, intro, action, children }: Props) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={5}>
        <Row justify="space-between" align="start" gap={4} wrap>
          <Intro>
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            <Text tone="muted">{intro}</Text>
          </Intro>
          {action}
        </Row>
        {children}
      </Stack>
    </Card>
  );
}

const Intro = styled.div`
  display: grid;
  gap: ${space(1)};
  flex: 1 1 280px;
  min-width: 0;
`;
