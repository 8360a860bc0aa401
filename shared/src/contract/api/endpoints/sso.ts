import { loginReplySchema } from '../auth.ts';
import { idParamsSchema } from '../common.ts';
import {
  ssoAddressReplySchema,
  ssoBodySchema,
  ssoDomainBodySchema,
  ssoFinishBodySchema,
  ssoLinkReplySchema,
  ssoReplySchema,
  ssoStartBodySchema,
  ssoTestReplySchema,
} from '../sso.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const ssoEndpoints = defineEndpoints('sso', {
  'GET /sso': { role: 'owner', reply: ssoReplySchema },
  'PUT /sso': { role: 'owner', body: ssoBodySchema, reply: ssoReplySchema },
  'DELETE /sso': { role: 'owner' },
  'POST /sso/test': {
    role: 'owner',
    description: 'Reads what the stored provider publishes about itself.',
    reply: ssoTestReplySchema,
  },
  'POST /sso/domains': { role: 'owner', body: ssoDomainBodySchema, status: 201, reply: ssoReplySchema },
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
    body: ssoStartBodySchema,
    reply: ssoAddressReplySchema,
  },
  'POST /auth/sso/finish': {
    access: 'public',
    description: 'Takes the code that the login page received, and the cookie of the sign-in.',
    body: ssoFinishBodySchema,
    reply: loginReplySchema,
  },
});
