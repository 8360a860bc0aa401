import type { NotificationChannel } from 'shared/constants';
import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { useMutation } from 'shared/query';

/** Sends a test message to everybody whom the company has stored for the channel; tells what became of each. */
export function useSendTestMessage(channel: NotificationChannel) {
  return useMutation({
    mutationFn: async () =>
      (await callApi('POST /company/me/test-notification', { body: { channel } })).deliveries,
    onError: (error) => logError(error, 'Sending a test message'),
  });
}
