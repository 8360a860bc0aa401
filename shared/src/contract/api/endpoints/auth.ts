import { emailBodySchema, loginBodySchema, loginReplySchema, resetPasswordBodySchema } from '../auth.ts';
import { messageSchema } from '../common.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const authEndpoints = defineEndpoints('auth', {
  'POST /auth/login': { access: 'public', body: loginBodySchema, reply: loginReplySchema },
  'POST /auth/signup': { access: 'public', body: emailBodySchema, status: 202, reply: messageSchema },
  'POST /auth/forgot-password': { access: 'public', body: emailBodySchema, reply: messageSchema },
  'POST /auth/reset-password': {
    access: 'public',
    description: "The bearer is the token of the mail's link.",
    body: resetPasswordBodySchema,
    reply: messageSchema,
  },
  'POST /auth/logout': { access: 'public' },
});
