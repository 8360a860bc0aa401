import { ROLES } from 'shared/constants';
import { z } from 'zod';
import { emailSchema, newPasswordSchema } from './auth.ts';
import { beyondSpec, idParamsSchema, idSchema, messageSchema, nameTextSchema, timeSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';

export const roleSchema = z.enum(ROLES);

const memberSchema = z.object({
  user_id: idSchema,
  email: z.string(),
  /** As the person wants to be called; null: by the e-mail address. */
  name: z.string().nullable(),
  role: roleSchema,
  joined_at: timeSchema,
  /** Whether two-factor sign-in is set up; null: only owners learn it. */
  has_two_factor: beyondSpec(z.boolean().nullable()),
});
export type Member = z.input<typeof memberSchema>;
export type SentMember = z.output<typeof memberSchema>;

const invitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  role: roleSchema,
  /** Who invited: a name or an e-mail address; null: the account was deleted. */
  invited_by: z.string().nullable(),
  created_at: timeSchema,
  /** May have passed: the person can be invited again. */
  expires_at: timeSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

const membersReplySchema = z.object({
  members: z.array(memberSchema),
  invitations: z.array(invitationSchema),
  /** Each sign-in with SSO sets the role again, by a claim of the company's identity provider. */
  has_sso_roles: beyondSpec(z.boolean()),
  /** Who signs in with a password must have a second factor. */
  requires_two_factor: beyondSpec(z.boolean()),
});
export type MembersReply = z.input<typeof membersReplySchema>;
const invitationReplySchema = z.object({ invitation: invitationSchema });

/** What the link of an invitation leads to. */
const offerSchema = z.object({
  company: z.string(),
  email: z.string(),
  role: roleSchema,
  invited_by: z.string().nullable(),
  /** Whether the address has an account: then no password is chosen. */
  has_account: z.boolean(),
  /** The company takes no passwords: signing in with SSO accepts the invitation. */
  requires_sso: beyondSpec(z.boolean()),
});
export type Offer = z.input<typeof offerSchema>;
export type SentOffer = z.output<typeof offerSchema>;

const byLink = "The bearer is the token of the mail's link.";

export const memberEndpoints = defineEndpoints('members', {
  'GET /members': { role: 'viewer', reply: membersReplySchema },
  'PUT /members/:id': {
    role: 'owner',
    description: 'Changes the role of the person with this id.',
    params: idParamsSchema,
    body: z.strictObject({ role: roleSchema }),
    reply: z.object({ member: memberSchema }),
  },
  'DELETE /members/:id': { role: 'owner', params: idParamsSchema },
  'POST /invitations': {
    role: 'owner',
    body: z.strictObject({ email: emailSchema, role: roleSchema }),
    status: 201,
    reply: invitationReplySchema,
  },
  'POST /invitations/:id/resend': { role: 'owner', params: idParamsSchema, reply: invitationReplySchema },
  'DELETE /invitations/:id': { role: 'owner', params: idParamsSchema },
  'GET /invitation': { access: 'public', description: byLink, reply: offerSchema },
  'POST /invitation/accept': {
    access: 'public',
    description: byLink,
    body: z.strictObject({
      /** Of a new account. */
      new_password: newPasswordSchema.optional(),
      name: nameTextSchema.trim().min(1).max(100, 'The name is too long.').optional(),
    }),
    reply: messageSchema,
  },
});
