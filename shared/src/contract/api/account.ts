import { z } from 'zod';
import { COMPANY_NAME_MAX_LENGTH, inOneLine, PASSWORD_MAX_LENGTH } from 'shared/constants';
import { emailSchema, newPasswordSchema, signInCodeSchema } from './auth.ts';
import {
  beyondSpec,
  idParamSchema,
  idSchema,
  messageSchema,
  nameTextSchema,
  textSchema,
  timeSchema,
} from './common.ts';
import { roleSchema } from './members.ts';

export const accountCompanySchema = z.object({ id: idSchema, name: z.string(), role: roleSchema });
export type AccountCompany = z.infer<typeof accountCompanySchema>;

/** A new e-mail address that waits for the confirmation of the old and of the new one. */
export const pendingEmailSchema = z.object({
  email: z.string(),
  is_old_confirmed: z.boolean(),
  is_new_confirmed: z.boolean(),
  expires_at: timeSchema,
});
export type PendingEmail = z.infer<typeof pendingEmailSchema>;

/** How the account is protected, and what is about to change. */
const accountStateFields = {
  has_two_factor: beyondSpec(z.boolean()),
  /** 0 without two-factor sign-in. */
  recovery_codes_left: beyondSpec(z.int()),
  pending_email: beyondSpec(pendingEmailSchema.nullable()),
};
export type SentAccountState = z.output<z.ZodObject<typeof accountStateFields>>;

/** The person who is signed in, in the company that the session opens. */
export const accountSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string().nullable(),
  role: roleSchema,
  /** null: the person belonged to none at the sign-in, and nothing but the account is open. */
  company: accountCompanySchema.nullable(),
  /** Every company of the person, the present one among them. */
  companies: z.array(accountCompanySchema),
  /** False: the person signs in with SSO only. */
  has_password: beyondSpec(z.boolean()),
  /** The company requires two-factor sign-in, and nothing but the account is open until it is set up. */
  needs_two_factor: beyondSpec(z.boolean()),
  /** Whether this session may create another company now. */
  may_create_company: beyondSpec(z.boolean()),
  ...accountStateFields,
});
export type Account = z.input<typeof accountSchema>;
export type SentAccount = z.output<typeof accountSchema>;
export const accountReplySchema = z.object({ account: accountSchema });

export const companyNameBodySchema = z.strictObject({
  name: nameTextSchema
    .overwrite(inOneLine)
    .min(1, 'Enter a name.')
    .max(COMPANY_NAME_MAX_LENGTH, `A name has at most ${COMPANY_NAME_MAX_LENGTH} characters.`),
});
export const twoFactorRuleSchema = z.strictObject({ is_required: z.boolean() });
export const newCompanyReplySchema = z.object({ company: accountCompanySchema });

/** What a page of the dashboard shows, by the id in its address. */
export const companyOfQuerySchema = z.strictObject({
  kind: z.enum(['group_run', 'test_run', 'test', 'suite']),
  id: idParamSchema,
});
/** null: it is of the present company, or of none that the person belongs to. */
export const companyOfReplySchema = z.object({ company: accountCompanySchema.nullable() });

export const companySwitchSchema = z.strictObject({ company_id: idSchema });

/** As colleagues read it. */
export const personNameSchema = nameTextSchema
  .trim()
  .min(1, 'Enter a name.')
  .max(100, 'The name is too long.');

export const accountUpdateSchema = z.strictObject({
  /** null: the e-mail address stands for it. */
  name: personNameSchema.nullable(),
});

const passwordSchema = textSchema.min(1, 'Enter your password.').max(PASSWORD_MAX_LENGTH);

export const passwordChangeSchema = z.strictObject({
  current_password: passwordSchema,
  new_password: newPasswordSchema,
});

export const accountSessionSchema = z.object({
  id: idSchema,
  /** E.g. `Chrome 141`; null: unknown. */
  browser: z.string().nullable(),
  /** E.g. `macOS`; null: unknown. */
  system: z.string().nullable(),
  /** The network address of the sign-in. */
  address: z.string().nullable(),
  company: z.string().nullable(),
  created_at: timeSchema,
  /** To the minute. */
  last_seen_at: timeSchema,
  expires_at: timeSchema,
  /** The session of this call. */
  is_current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

export const accountSessionsQuerySchema = z.strictObject({
  /** How many sessions besides the one of this call, which the first page begins with. */
  limit: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(200)).optional(),
  /** Only sessions with a smaller id. */
  before: idParamSchema.optional(),
});
export const accountSessionsReplySchema = z.object({
  /** The session of this call, then the others, the newest sign-in first. */
  sessions: z.array(accountSessionSchema),
  /** For the next page; null: this is the last one. */
  next_before: idSchema.nullable(),
});

export const emailChangeSchema = z.strictObject({ new_email: emailSchema, password: passwordSchema });
export const pendingEmailReplySchema = z.object({ pending_email: pendingEmailSchema });
export const emailConfirmationReplySchema = messageSchema.extend({
  /** Both addresses have confirmed: the new one is in force. */
  is_changed: z.boolean(),
});

export const passwordProofSchema = z.strictObject({ password: passwordSchema });
export const codeProofSchema = z.strictObject({ code: signInCodeSchema });
export const bothProofsSchema = z.strictObject({ password: passwordSchema, code: signInCodeSchema });

export const twoFactorSecretSchema = z.object({
  /** In base32, for people who cannot scan the code. */
  secret: z.string(),
  /** What the QR code holds. */
  otpauth_uri: z.string(),
});
export type TwoFactorSecret = z.infer<typeof twoFactorSecretSchema>;

/** Each signs in once, in place of a code of the authenticator app. They are shown here only. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

export const accountDeletionSchema = z.strictObject({
  /** Required where the account has one; without one, a sign-in with SSO of the last five minutes is the proof. */
  password: passwordSchema.optional(),
  /** Required with two-factor sign-in. */
  code: signInCodeSchema.optional(),
});

export const companyDeletionSchema = accountDeletionSchema.extend({
  /** Of the company, exactly: it confirms which one. */
  name: textSchema.max(COMPANY_NAME_MAX_LENGTH),
});

/** Everything that is stored about the person, without secrets. */
export const accountExportSchema = z.object({
  account: z.object({
    id: idSchema,
    email: z.string(),
    name: z.string().nullable(),
    created_at: timeSchema,
    two_factor_since: timeSchema.nullable(),
    pending_email: pendingEmailSchema.nullable(),
  }),
  memberships: z.array(
    z.object({ company_id: idSchema, company: z.string(), role: roleSchema, joined_at: timeSchema }),
  ),
  sessions: z.array(accountSessionSchema.extend({ user_agent: z.string().nullable() })),
  /** In the companies of the person. */
  created: z.array(
    z.object({
      /** What it is and what the person did, e.g. `test`, `accepted baseline`. */
      kind: z.string(),
      id: z.union([idSchema, z.uuid()]),
      title: z.string(),
      company_id: idSchema,
      at: timeSchema,
    }),
  ),
});
