import type { NotificationChannel } from 'shared/constants';
import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { useMutation } from 'shared/query';

/** Sends a test message to each recipient of the channel; returns the result of each delivery. */
export function useSendTestMessage(channel: NotificationChannel) {
  return useMutation({
    mutationFn: async () =>
      (await callApi('POST /company/me/test-notification', { body: { channel } })).deliveries,
    onError: (error) => logError(error, 'Sending a test message'),
  });
}
