import type { Mail } from '../../platform/mail/mailer.ts';

export function inviteMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Your Steplight account is ready',
    text: [
      'You asked for access to Steplight, or somebody of your company did for you. Your account is ready.',
      `Choose your password here: ${link}`,
      `Then sign in with ${to}.`,
      'The link works once, for seven days. After that, "Forgot password" on the sign-in page sends you a new one. If you expected no invitation, ignore this mail.',
    ].join('\n\n'),
  };
}
