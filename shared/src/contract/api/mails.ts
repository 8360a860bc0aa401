import { z } from 'zod';
import { idSchema, timeSchema } from './common.ts';

export const mailAttachmentSchema = z.object({ name: z.string(), content_type: z.string(), size: z.int() });
export type MailAttachment = z.infer<typeof mailAttachmentSchema>;

/** A mail to the address of a test run, without the company's secrets. */
export const mailSchema = z.object({
  id: idSchema,
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  /** A page with the mail as it looks, for a frame. Signed, lasts an hour; null: the mail is text. */
  page_url: z.string().nullable(),
  attachments: z.array(mailAttachmentSchema),
  received_at: timeSchema,
});
export type Mail = z.infer<typeof mailSchema>;

/** In the order of their arrival. */
export const mailsReplySchema = z.object({ mails: z.array(mailSchema) });
