import { QUARANTINE_DAYS_MAX, QUARANTINE_REASON_MAX_LENGTH } from 'shared/constants';
import { z } from 'zod';
import { beyondSpec, idParamsSchema, idSchema, textSchema, timeSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';

const ownerSchema = z.object({
  id: idSchema,
  email: z.string(),
  /** null: by the e-mail address. */
  name: beyondSpec(z.string().nullable()),
});
export type SentQuarantineOwner = z.output<typeof ownerSchema>;

/** Why a test does not fail its group runs, until when, and who looks after it. */
export const quarantineSchema = z.object({
  reason: z.string(),
  /** null: not of the company any more. */
  owner: ownerSchema.nullable(),
  created_at: timeSchema,
  ends_at: timeSchema,
  /** How many of its last runs since then have passed at the first try, with all rows of its table; of its environments, the least. */
  passes: beyondSpec(z.int()),
});
export type Quarantine = z.input<typeof quarantineSchema>;
export type SentQuarantine = z.output<typeof quarantineSchema>;

const quarantineBodySchema = z.strictObject({
  reason: textSchema
    .trim()
    .min(1, 'Say why the test is in quarantine.')
    .max(QUARANTINE_REASON_MAX_LENGTH, `A reason has at most ${QUARANTINE_REASON_MAX_LENGTH} characters.`),
  /** A person of the company; absent: the caller. */
  owner_id: idSchema.optional(),
  /** From now on; absent: the end stays, and a new one lasts 14 days. */
  days: z
    .int('Enter a whole number of days.')
    .min(1, 'A quarantine lasts at least 1 day.')
    .max(QUARANTINE_DAYS_MAX, `A quarantine lasts at most ${QUARANTINE_DAYS_MAX} days.`)
    .optional(),
});

export const quarantineEndpoints = defineEndpoints('quarantine', {
  'PUT /test_blueprint/:id/quarantine': {
    role: 'editor',
    description: 'Puts a test into quarantine, or changes reason, owner and end of one that is in it.',
    params: idParamsSchema,
    body: quarantineBodySchema,
    reply: z.object({ quarantine: quarantineSchema }),
  },
  'DELETE /test_blueprint/:id/quarantine': {
    role: 'editor',
    description: 'Ends the quarantine. Nothing happens where there is none.',
    params: idParamsSchema,
  },
  'GET /test_blueprint/quarantine_owners': {
    role: 'viewer',
    description: 'The people who can look after a test in quarantine.',
    reply: z.object({ users: z.array(ownerSchema) }),
  },
});
