import { z } from 'zod';
import { emailSchema, loginReplySchema } from './auth.ts';
import { idParamsSchema, idSchema, textSchema, timeSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';
import { roleSchema } from './members.ts';

const roleValuesSchema = z.array(textSchema.trim().min(1).max(200)).max(50);

/** Which values of the role claim make a person what. */
const ssoRoleValuesSchema = z.strictObject({
  owner: roleValuesSchema,
  editor: roleValuesSchema,
  viewer: roleValuesSchema,
});
export type SsoRoleValues = z.infer<typeof ssoRoleValuesSchema>;

const providerFields = {
  issuer: z.string(),
  client_id: z.string(),
  is_enabled: z.boolean(),
  /** Members sign in by SSO only; except the person of `break_glass_user_id`. */
  is_required: z.boolean(),
  /** Null: roles are managed here. A path with dots leads into objects: `realm_access.roles`. */
  role_claim: z.string().nullable(),
  role_values: ssoRoleValuesSchema,
  /** Of people whom the claim gives no role; null: they may not sign in. */
  default_role: roleSchema.nullable(),
  /** An owner who can always sign in with the password. */
  break_glass_user_id: idSchema.nullable(),
};

/** The client secret is never given out again. */
const ssoProviderSchema = z.object(providerFields);
export type SsoProvider = z.infer<typeof ssoProviderSchema>;

const ssoDomainSchema = z.object({
  id: idSchema,
  domain: z.string(),
  /** The text of the TXT record that proves who owns the domain. */
  record: z.string(),
  /** Null: not proven yet. */
  verified_at: timeSchema.nullable(),
});
export type SsoDomain = z.infer<typeof ssoDomainSchema>;

const ssoReplySchema = z.object({
  sso: z.object({
    /** What the provider must allow as a redirect address. */
    redirect_address: z.string(),
    provider: ssoProviderSchema.nullable(),
    domains: z.array(ssoDomainSchema),
    /** An owner has signed in by this provider. */
    is_proven: z.boolean(),
    owners: z.array(z.object({ user_id: idSchema, email: z.string() })),
  }),
});
export type Sso = z.infer<typeof ssoReplySchema>['sso'];

const ssoBodySchema = z.strictObject({
  ...providerFields,
  issuer: textSchema
    .trim()
    .max(500)
    .pipe(z.url({ protocol: /^https?$/, error: 'Enter an address.' })),
  client_id: textSchema.trim().min(1, 'Enter the client ID.').max(500),
  /** Absent: as stored. */
  client_secret: textSchema.trim().min(1).max(2000).optional(),
  role_claim: textSchema.trim().min(1).max(200).nullable(),
});
export type SsoBody = z.infer<typeof ssoBodySchema>;

const DOMAIN = /^(?=.{3,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;

/** Whether the signed-in person can link the account to the provider, and whether it is linked. */
const ssoLinkReplySchema = z.object({ is_available: z.boolean(), is_linked: z.boolean() });

const nextSchema = textSchema.max(2000).optional();
/** The provider's page to go to. */
const ssoAddressReplySchema = z.object({ address: z.string() });

export const ssoEndpoints = defineEndpoints('sso', {
  'GET /sso': { role: 'owner', reply: ssoReplySchema },
  'PUT /sso': { role: 'owner', body: ssoBodySchema, reply: ssoReplySchema },
  'DELETE /sso': { role: 'owner' },
  'POST /sso/test': {
    role: 'owner',
    description: 'Reads what the stored provider publishes about itself.',
    reply: z.object({ is_working: z.boolean(), message: z.string() }),
  },
  'POST /sso/domains': {
    role: 'owner',
    body: z.strictObject({
      domain: textSchema.trim().toLowerCase().regex(DOMAIN, 'Enter a domain such as example.com.'),
    }),
    status: 201,
    reply: ssoReplySchema,
  },
  'POST /sso/domains/:id/verify': { role: 'owner', params: idParamsSchema, reply: ssoReplySchema },
  'DELETE /sso/domains/:id': { role: 'owner', params: idParamsSchema },
  'GET /sso/link': { role: 'viewer', reply: ssoLinkReplySchema },
  'POST /sso/link': {
    role: 'viewer',
    description: 'Begins a sign-in that links the account of this session to the provider. Sets a cookie.',
    reply: ssoAddressReplySchema,
  },
  'POST /auth/sso/start': {
    access: 'public',
    description: 'Begins a sign-in at the provider of the company that owns the domain. Sets a cookie.',
    body: z.strictObject({
      email: emailSchema,
      /** The path of the dashboard to open afterwards. */
      next: nextSchema,
    }),
    reply: ssoAddressReplySchema,
  },
  'POST /auth/sso/finish': {
    access: 'public',
    description: 'Takes the code that the login page received, and the cookie of the sign-in.',
    body: z.strictObject({ code: textSchema.min(1).max(200) }),
    reply: loginReplySchema,
  },
});
