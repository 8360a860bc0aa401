import { AUDIT_ACTIONS, AUDIT_ACTOR_KINDS } from 'shared/constants';
import { z } from 'zod';
import { textSchema, timeSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';

const detailsSchema = z.record(z.string(), z.json()).nullable();

const auditEventSchema = z.object({
  id: z.int().min(1),
  at: timeSchema,
  /** null: no person, or one whose account was deleted; `actor` still names him. */
  actor_id: z.int().nullable(),
  /** As it was called then: a name or e-mail address, an API key, "operator", "schedule" or "system". */
  actor: z.string(),
  actor_kind: z.enum(AUDIT_ACTOR_KINDS),
  /** IP address of the caller; null: nothing came over the network. */
  address: z.string().nullable(),
  /** One of `AUDIT_ACTIONS`; another release of the server may have more. */
  action: z.string(),
  /** The first word of the action. */
  subject_type: z.string(),
  /** null: there is no single one. */
  subject_id: z.string().nullable(),
  /** As it was called then. */
  subject: z.string(),
  /** What was changed, without any values of secrets. */
  before: detailsSchema,
  after: detailsSchema,
});
export type SentAuditEvent = z.infer<typeof auditEventSchema>;

const filters = {
  /** A part of what the actor is called, in any case. */
  actor: textSchema.trim().min(1).max(200).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  subject_type: z
    .string()
    .regex(/^[a-z_]+$/, 'The kind is a word such as "test".')
    .optional(),
  /** The first moment. */
  from: timeSchema.optional(),
  /** The moment after the last one. */
  to: timeSchema.optional(),
};

export const auditFilterSchema = z.strictObject(filters);
export type AuditFilter = z.infer<typeof auditFilterSchema>;

const auditQuerySchema = z.strictObject({
  ...filters,
  /** An id: only older events. */
  before: z
    .string()
    .regex(/^\d{1,15}$/, 'The id must be a whole number.')
    .transform(Number)
    .optional(),
  limit: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(200)).optional(),
});

const auditReplySchema = z.object({
  /** Newest first. */
  audit_events: z.array(auditEventSchema),
  /** For the next page; null: this is the last one. */
  next_before: z.int().nullable(),
});
export type AuditReply = z.infer<typeof auditReplySchema>;

export const auditEndpoints = defineEndpoints('audit', {
  'GET /audit_events': {
    role: 'owner',
    description: 'What was done in the company, newest first. For owners.',
    query: auditQuerySchema,
    reply: auditReplySchema,
  },
});
