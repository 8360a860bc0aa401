import { DIGEST_RHYTHMS, PERSONAL_NOTIFICATION_KINDS } from 'shared/constants';
import { z } from 'zod';
import { idSchema, timeZoneSchema } from './common.ts';

/** What a person is told of by mail, in one company. */
export const personalNotificationsSchema = z.strictObject({
  kinds: z
    .array(z.enum(PERSONAL_NOTIFICATION_KINDS))
    .refine((kinds) => new Set(kinds).size === kinds.length, 'A kind is named twice.'),
  /** Those whose runs and schedules count; null: all, and runs without a suite too. Assignments come from everywhere. */
  suite_ids: z.array(idSchema).max(1000, 'Choose at most 1000 suites, or all.').nullable(),
  /** A summary each morning at 8, or on Mondays; null: none. */
  digest: z.enum(DIGEST_RHYTHMS).nullable(),
  /** Of that morning. */
  time_zone: timeZoneSchema,
});
export type PersonalNotifications = z.infer<typeof personalNotificationsSchema>;
