import { createHmac, randomBytes } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';

/** What a receiver reads next to the body. */
export interface WebhookHeaders extends Record<string, string> {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

/** 32 random bytes, as Standard Webhooks 1.0 writes a symmetric secret. */
export const createWebhookSecret = (): string => SECRET_PREFIX + randomBytes(32).toString('base64');

/**
 * The headers of a message by Standard Webhooks 1.0 (symmetric scheme, `v1`): HMAC-SHA256 over id, timestamp and body, joined by full stops.
 * @param id the same for each attempt; without a full stop
 * @param sentAt when this attempt is made
 * @param secrets one signature for each, so that a receiver may know either
 */
export function signWebhook(id: string, sentAt: Date, body: string, secrets: string[]): WebhookHeaders {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
