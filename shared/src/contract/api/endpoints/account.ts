import {
  accountDeletionSchema,
  accountExportSchema,
  accountReplySchema,
  accountSessionsQuerySchema,
  accountSessionsReplySchema,
  accountUpdateSchema,
  bothProofsSchema,
  codeProofSchema,
  companyOfQuerySchema,
  companyOfReplySchema,
  companySwitchSchema,
  emailChangeSchema,
  emailConfirmationReplySchema,
  passwordChangeSchema,
  passwordProofSchema,
  pendingEmailReplySchema,
  recoveryCodesSchema,
  twoFactorSecretSchema,
} from '../account.ts';
import { loginReplySchema } from '../auth.ts';
import { idParamsSchema } from '../common.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const accountEndpoints = defineEndpoints('account', {
  'GET /account': { role: 'viewer', reply: accountReplySchema },
  'PUT /account': { role: 'viewer', body: accountUpdateSchema },
  'GET /account/company_of': {
    role: 'viewer',
    description: 'Which other company of the person something belongs to that the present one does not have.',
    query: companyOfQuerySchema,
    reply: companyOfReplySchema,
  },
  'POST /account/switch_company': {
    role: 'viewer',
    description: 'Ends this session and begins one of another company of the person.',
    body: companySwitchSchema,
    reply: loginReplySchema,
  },
  'POST /account/leave_company': {
    role: 'viewer',
    description: 'Ends the membership in the company of this session.',
  },
  'PUT /account/password': {
    role: 'viewer',
    description: 'Ends every other session of the person.',
    body: passwordChangeSchema,
  },
  'GET /account/sessions': {
    role: 'viewer',
    query: accountSessionsQuerySchema,
    reply: accountSessionsReplySchema,
  },
  'DELETE /account/sessions/:id': { role: 'viewer', params: idParamsSchema },
  'DELETE /account/sessions': {
    role: 'viewer',
    description: 'Ends every session of the person except this one.',
  },
  'POST /account/email': {
    role: 'viewer',
    description:
      'Mails a link to the old and to the new address. The reply is the same for an address that is taken.',
    body: emailChangeSchema,
    reply: pendingEmailReplySchema,
  },
  'DELETE /account/email': { role: 'viewer', description: 'Withdraws the change of the e-mail address.' },
  'POST /auth/confirm-email': {
    access: 'public',
    description: "The bearer is the token of the mail's link.",
    reply: emailConfirmationReplySchema,
  },
  'POST /account/two_factor': {
    role: 'viewer',
    description: 'Begins to set up two-factor sign-in; it is off until a code is confirmed.',
    body: passwordProofSchema,
    reply: twoFactorSecretSchema,
  },
  'POST /account/two_factor/confirm': { role: 'viewer', body: codeProofSchema, reply: recoveryCodesSchema },
  'POST /account/two_factor/disable': { role: 'viewer', body: bothProofsSchema },
  'POST /account/two_factor/recovery_codes': {
    role: 'viewer',
    description: 'Replaces the recovery codes.',
    body: codeProofSchema,
    reply: recoveryCodesSchema,
  },
  'POST /account/delete': {
    role: 'viewer',
    description: 'Deletes the account. What the person made stays in its companies.',
    body: accountDeletionSchema,
  },
  'GET /account/export': { role: 'viewer', reply: accountExportSchema },
});
