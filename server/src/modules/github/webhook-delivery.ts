import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';

const EVENTS = ['installation', 'installation_repositories'];

const payloadSchema = z.object({ action: z.string(), installation: z.object({ id: z.int() }) });

/** A request to the webhook, its body as the bytes that were signed. */
export interface Delivery {
  event: string | undefined;
  /** `sha256=` and 64 hexadecimal digits. */
  signature: string | undefined;
  body: Buffer;
}

/** Undefined: the event is none of ours. Throws AppErrors for a wrong signature and for a body that cannot be read. */
export function readDelivery({ event, signature = '', body }: Delivery, secret: string) {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new AppError(401, 'wrong_signature', 'The signature does not fit the delivery.');
  if (event === undefined || !EVENTS.includes(event)) return undefined;
  const payload = payloadSchema.safeParse(parse(body));
  if (!payload.success) throw new AppError(400, 'invalid_request', 'The delivery names no installation.');
  return { action: payload.data.action, installationId: payload.data.installation.id };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
