import { API_KEY_MASK_MAX_LENGTH } from 'shared/constants';

/** One bullet for each character, up to 24. */
export function maskApiKey(key: string): string {
  return '•'.repeat(Math.min(key.length, API_KEY_MASK_MAX_LENGTH));
}
