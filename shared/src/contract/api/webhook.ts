import { z } from 'zod';
import { textSchema, timeSchema, webAddressSchema } from './common.ts';
import { editBaseSchema, mergedEdit } from './edits.ts';

/** Where the company's notifications are posted. */
export const webhookSchema = z.object({
  /** For viewers only its beginning: a path or query may hold a secret. */
  url: z.string(),
  is_enabled: z.boolean(),
  /** The last characters of the signing secret. */
  secret_hint: z.string(),
  secret_changed_at: timeSchema,
  /** Until then messages carry a signature with the secret before, too; null: only with the current one. */
  previous_secret_until: timeSchema.nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const webhookReplySchema = z.object({ webhook: webhookSchema.nullable() });
export const changedWebhookReplySchema = z.object({
  webhook: webhookSchema,
  /** `whsec_…`, where this call has made one. Shown once. */
  secret: z.string().nullable(),
  ...mergedEdit,
});
export type ChangedWebhook = z.infer<typeof changedWebhookReplySchema>;

export const webhookBodySchema = z.strictObject({
  url: textSchema.trim().pipe(webAddressSchema),
  is_enabled: z.boolean(),
  base: editBaseSchema.optional(),
});
export type WebhookBody = z.output<typeof webhookBodySchema>;
