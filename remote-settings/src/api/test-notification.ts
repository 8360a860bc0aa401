import type { NotificationChannel } from 'shared/constants';
import type { Delivery, TestNotificationBody } from 'shared/contract';
import { logError } from 'shared/feedback';
import { request } from 'shared/http';
import { useMutation } from 'shared/query';

/** Sends a test message to everybody whom the company has stored for the channel; tells what became of each. */
export function useSendTestMessage(channel: NotificationChannel) {
  return useMutation({
    mutationFn: async () => {
      const body: TestNotificationBody = { channel };
      const reply = await request<{ deliveries: Delivery[] }>('/company/me/test-notification', {
        method: 'POST',
        body,
      });
      return reply.deliveries;
    },
    onError: (error) => logError(error, 'Sending a test message'),
  });
}
