import { apiMutation, useMutation } from 'shared/query';

/** Sends a test message to each recipient of a channel; returns the result of each delivery. */
export function useSendTestMessage() {
  return useMutation(apiMutation('POST /company/me/test-notification'));
}
