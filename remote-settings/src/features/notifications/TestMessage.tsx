import { Send } from 'lucide-react';
import type { DeliveryChannel } from 'shared/constants';
import { errorText, isNotFound } from 'shared/http';
import { space, styled } from 'shared/theme';
import { Button, Row, Stack, Text } from 'shared/ui';
import { useSendTestMessage } from '../../api/test-notification.ts';
import { Deliveries } from './Deliveries.tsx';

interface Props {
  channel: DeliveryChannel;
  /** Why nothing can be sent now. */
  disabledReason: string | undefined;
}

/** Sends a test message and shows its delivery to each recipient. */
export function TestMessage({ channel, disabledReason }: Props) {
  const { data, error, isPending, mutate } = useSendTestMessage();
  return (
    <Stack gap={0}>
      <Row>
        <Button
          requires="editor"
          variant="secondary"
          size="sm"
          icon={<Send size={16} aria-hidden />}
          isBusy={isPending}
          busyLabel="Sending..."
          disabledReason={disabledReason}
          onClick={() => mutate({ body: { channel } })}
        >
          Send a test message
        </Button>
      </Row>
      <Outcome role="status">
        {data && !isPending && <Deliveries deliveries={data.deliveries} />}
        {error && !isPending && (
          <Text tone="danger">
            {isNotFound(error)
              ? 'This server does not send test messages.'
              : errorText(error, 'The test message could not be sent. Please try again.')}
          </Text>
        )}
      </Outcome>
    </Stack>
  );
}

const Outcome = styled.div`
  &:not(:empty) {
    margin-top: ${space(3)};
  }
`;
