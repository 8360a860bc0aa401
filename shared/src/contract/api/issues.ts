import { ISSUE_TEXT_MAX_LENGTH, ISSUE_TITLE_MAX_LENGTH, TRACKER_KINDS } from 'shared/constants';
import { z } from 'zod';
import { textSchema, timeSchema, webAddressSchema } from './common.ts';

const trackerFields = {
  kind: z.enum(TRACKER_KINDS),
  /** Where its API is, for example `https://acme.atlassian.net`. */
  site: z.string(),
  /** `owner/name` of a repository in GitHub, the key of a project in Jira, that of a team in Linear. */
  project: z.string(),
  /** Of the account that Jira's token belongs to; null: the tracker needs none. */
  email: z.string().nullable(),
};

/** The issue tracker of a company. Its token is never given out again. */
export const issueTrackerSchema = z.object({
  ...trackerFields,
  /** False: the company's installation of the GitHub App is used. */
  has_token: z.boolean(),
});
export type IssueTracker = z.infer<typeof issueTrackerSchema>;
export const issueTrackerReplySchema = z.object({ issue_tracker: issueTrackerSchema.nullable() });

const PROJECTS = {
  github: [/^[\w.-]+\/[\w.-]+$/, 'Enter the repository as owner/name.'],
  jira: [/^[A-Z]\w*$/i, 'Enter the key of the project, such as SHOP.'],
  linear: [/^[A-Z]\w*$/i, 'Enter the key of the team, such as ENG.'],
} as const;

/** Of GitHub Enterprise, the API has a path. */
const SITE = /^https?:\/\/[^/\\?#@\s]+(?:\/api\/v3)?\/?$/i;

export const issueTrackerBodySchema = z
  .strictObject({
    ...trackerFields,
    site: webAddressSchema
      .trim()
      .regex(SITE, 'Enter the address of the site alone, such as https://acme.atlassian.net.')
      .overwrite((site) => site.replace(/\/$/, '')),
    project: textSchema.trim().max(200),
    email: textSchema.trim().min(1).max(200).nullable().default(null),
    /** Absent: as stored. null: none, which is for GitHub with its App. */
    token: textSchema.trim().min(1).max(2000).nullable().optional(),
  })
  .superRefine(({ kind, project, email }, context) => {
    const [pattern, message] = PROJECTS[kind];
    if (!pattern.test(project)) context.addIssue({ code: 'custom', path: ['project'], message });
    if (kind === 'jira' && email === null)
      context.addIssue({
        code: 'custom',
        path: ['email'],
        message: 'Enter the e-mail address of the account.',
      });
  });
export type IssueTrackerBody = z.output<typeof issueTrackerBodySchema>;

export const issueTrackerTestReplySchema = z.object({ is_working: z.boolean(), message: z.string() });

/** What is known of an issue that a verdict names. */
export const issueSchema = z.object({
  url: z.string(),
  /** As people write it: `acme/shop#12`, `SHOP-12`. */
  key: z.string(),
  title: z.string(),
  /** What the tracker calls its state; null: not asked yet. */
  status: z.string().nullable(),
  is_open: z.boolean(),
  /** When the state was read; null: not yet. */
  checked_at: timeSchema.nullable(),
  /** Why it could not be read since; null: it could. */
  problem: z.string().nullable(),
});
export type Issue = z.infer<typeof issueSchema>;

export const issueDraftSchema = z.strictObject({
  title: textSchema.trim().min(1, 'Enter a title.').max(ISSUE_TITLE_MAX_LENGTH, 'The title is too long.'),
  text: textSchema.trim().max(ISSUE_TEXT_MAX_LENGTH, 'The text is too long.'),
});
export type IssueDraft = z.output<typeof issueDraftSchema>;
