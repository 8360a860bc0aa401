import { ALERT_AFTER_MAX, BRANCH_MAX_LENGTH, RUN_STARTERS } from 'shared/constants';
import { z } from 'zod';
import { emailSchema } from './auth.ts';
import { idSchema, nameTextSchema, timeSchema } from './common.ts';
import { isUnique, slackWebhookSchema } from './company.ts';
import { editBaseSchema, mergedEdit } from './edits.ts';

const idsSchema = z.array(idSchema).max(100, 'Choose at most 100, or all.');

const routeFields = {
  /** The runs that it is about: those that fit all conditions. Empty: of any suite, and of none; so with the other lists. */
  suite_ids: idsSchema,
  environment_ids: idsSchema,
  /** A name, or a pattern in which `*` stands for any characters; null: any branch, and none. */
  branch: nameTextSchema
    .trim()
    .min(1, 'Enter a branch.')
    .max(BRANCH_MAX_LENGTH, `A branch has at most ${BRANCH_MAX_LENGTH} characters.`)
    .nullable(),
  /** Only where it names `person` does it tell of runs that a person has started at one test. */
  started_by: z.array(z.enum(RUN_STARTERS)),
  emails: z
    .array(emailSchema)
    .max(50, 'A route has at most 50 addresses.')
    .refine(isUnique, 'This email is already added'),
  /** For viewers only its beginning: it is a secret. */
  slack_webhook: slackWebhookSchema.nullable(),
  /** What the webhook's channel is called, such as #shop. */
  slack_channel: nameTextSchema
    .overwrite((text) => text.replaceAll(/\s+/gu, ' '))
    .trim()
    .max(80, 'A channel has at most 80 characters.'),
  /** The company's webhook gets the messages. */
  uses_webhook: z.boolean(),
  /** Of failures in a row only the first is told, or the one that `after_failures` names. */
  only_changes: z.boolean(),
  /** Failures are told from so many in a row on. */
  after_failures: z.int().min(1).max(ALERT_AFTER_MAX),
  /** The company's general recipients get the messages too. */
  also_general: z.boolean(),
};

export const notificationRouteSchema = z.object({
  id: idSchema,
  ...routeFields,
  branch: z.string().nullable(),
  emails: z.array(z.string()),
  slack_webhook: z.string().nullable(),
});
export type NotificationRoute = z.infer<typeof notificationRouteSchema>;

export const notificationRoutesReplySchema = z.object({
  notification_routes: z.array(notificationRouteSchema),
});
export const notificationRouteReplySchema = z.object({
  notification_route: notificationRouteSchema,
  ...mergedEdit,
});

export const notificationRouteBodySchema = z
  .strictObject({ ...routeFields, base: editBaseSchema.optional() })
  .refine(
    (route) => route.emails.length > 0 || route.slack_webhook !== null || route.uses_webhook,
    'Name someone who is told: an address, a Slack webhook, or the webhook.',
  );
export type NotificationRouteBody = z.output<typeof notificationRouteBodySchema>;

/** An address that gets no mail of the company. `waiting`: until its owner confirms that it is wanted; `refused`: the owner never did, and is not asked again. */
export const unmailableSchema = z.object({
  email: z.string(),
  reason: z.enum(['waiting', 'unsubscribed', 'refused']),
  /** When it was asked, or has answered; null: it was not asked yet. */
  since: timeSchema.nullable(),
});
export type Unmailable = z.infer<typeof unmailableSchema>;

/** Of the addresses in the settings. */
export const unmailableReplySchema = z.object({ recipients: z.array(unmailableSchema) });

export const mailTokenParamsSchema = z.strictObject({ token: z.string().max(1000) });

/** Whether a company may send results to an address, as the link in its mails shows it. `personal`: only what the member has chosen. */
export const mailSubscriptionSchema = z.object({
  company: z.string(),
  email: z.string(),
  state: z.enum(['waiting', 'subscribed', 'personal', 'unsubscribed', 'refused']),
});
export type MailSubscription = z.infer<typeof mailSubscriptionSchema>;

export const mailSubscriptionBodySchema = z.strictObject({ wants_mail: z.boolean() });
