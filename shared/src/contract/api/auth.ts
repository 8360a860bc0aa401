import { z } from 'zod';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from 'shared/constants';
import { beyondSpec, idSchema, messageSchema, textSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';

export const emailSchema = textSchema
  .trim()
  .max(EMAIL_MAX_LENGTH, 'The e-mail address is too long.')
  .regex(EMAIL_PATTERN, 'Please enter a valid email address');

export const signInCodeSchema = textSchema.trim().min(1, 'Enter the code.').max(40, 'The code is too long.');

const loginBodySchema = z.strictObject({
  email: emailSchema,
  password: textSchema.min(1, 'Enter your password.').max(PASSWORD_MAX_LENGTH),
  /** The Remember me box: 30 days instead of 12 hours. */
  remember: z.boolean().optional(),
  /** With two-factor sign-in: six digits of the authenticator app, or a recovery code. */
  code: signInCodeSchema.optional(),
});
export type LoginBody = z.infer<typeof loginBodySchema>;

const userSchema = z.object({ id: beyondSpec(idSchema), email: z.string() });
export type User = z.input<typeof userSchema>;
export type SentUser = z.output<typeof userSchema>;

export const loginReplySchema = z.object({ access_token: z.string(), user: userSchema });
export type LoginReply = z.input<typeof loginReplySchema>;
export type SentLoginReply = z.output<typeof loginReplySchema>;

export const emailBodySchema = z.strictObject({ email: emailSchema });

export const newPasswordSchema = textSchema
  .min(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters long.`)
  .max(PASSWORD_MAX_LENGTH, 'The password is too long.');

export const authEndpoints = defineEndpoints('auth', {
  'POST /auth/login': { access: 'public', body: loginBodySchema, reply: loginReplySchema },
  'POST /auth/signup': { access: 'public', body: emailBodySchema, status: 202, reply: messageSchema },
  'POST /auth/forgot-password': { access: 'public', body: emailBodySchema, reply: messageSchema },
  'POST /auth/reset-password': {
    access: 'public',
    description: "The bearer is the token of the mail's link.",
    body: z.strictObject({ new_password: newPasswordSchema }),
    reply: messageSchema,
  },
  'POST /auth/logout': { access: 'public' },
});
