import { z } from 'zod';
import { DELIVERY_CHANNELS, SLACK_WEBHOOK_PATTERN } from 'shared/constants';
import { emailSchema } from './auth.ts';
import { beyondSpec, textSchema } from './common.ts';
import { editBaseSchema, mergedEdit } from './edits.ts';

export const githubRepoSchema = z.object({
  repo_id: z.number(),
  repo_name: z.string(),
  repo_description: z.string().nullable(),
  repo_url: z.string(),
  avatar_url: z.string().nullable(),
});
export type GithubRepo = z.infer<typeof githubRepoSchema>;

export const companySchema = z.object({
  name: beyondSpec(z.string()),
  api_key: z.string(),
  github_installation_id: z.number().nullable(),
  github_repos: z.array(githubRepoSchema),
  /** Where Connect GitHub leads, with the signed state of this company in it; null: this installation of the product has no GitHub App. */
  github_install_url: beyondSpec(z.string().nullable()),
  /** Where the connected installation is managed on GitHub; null: none is connected. */
  github_manage_url: beyondSpec(z.string().nullable()),
  enable_email_notifications: z.boolean(),
  email_recipients: z.array(z.string()),
  enable_slack_notifications: z.boolean(),
  slack_webhooks: z.array(z.string()),
});
export type Company = z.input<typeof companySchema>;
export type SentCompany = z.output<typeof companySchema>;
export const companyReplySchema = z.object({ company: companySchema, ...mergedEdit });
export const githubSetupReplySchema = z.object({ company: beyondSpec(companySchema) });

export const slackWebhookSchema = textSchema
  .trim()
  .max(500, 'The webhook URL is too long.')
  .regex(
    SLACK_WEBHOOK_PATTERN,
    'Please enter a valid Slack webhook URL (https://hooks.slack.com/services/...)',
  );

/** An absent field stays as it is. */
export const companyUpdateSchema = z.strictObject({
  enable_email_notifications: z.boolean().optional(),
  email_recipients: z.array(emailSchema).max(1000).refine(isUnique, 'This email is already added').optional(),
  enable_slack_notifications: z.boolean().optional(),
  slack_webhooks: z
    .array(slackWebhookSchema)
    .refine(isUnique, 'This webhook URL is already added')
    .optional(),
  base: editBaseSchema.optional(),
});
export type CompanyUpdate = z.infer<typeof companyUpdateSchema>;

export const githubSetupQuerySchema = z.strictObject({
  installation_id: textSchema.regex(/^\d+$/, 'The installation id must be a whole number.'),
  state: textSchema.max(2000).optional(),
  setup_action: textSchema.max(100).optional(),
  /** The authorisation code of the person who installed the App, where the App asks for one. */
  code: textSchema.max(200).optional(),
});

export const testNotificationBodySchema = z.strictObject({ channel: z.enum(DELIVERY_CHANNELS) });

/** What became of one test message. */
export const deliverySchema = z.object({
  recipient: z.string(),
  is_delivered: z.boolean(),
  /** A sentence for a person: who took the message, or why it could not be delivered. */
  detail: z.string(),
});
export type Delivery = z.infer<typeof deliverySchema>;
/** One for each recipient or webhook that the company has stored for the channel. */
export const testNotificationReplySchema = z.object({ deliveries: z.array(deliverySchema) });

export function isUnique(values: string[]): boolean {
  return new Set(values.map((value) => value.toLowerCase())).size === values.length;
}
