import type { Mail } from '../../platform/mail/mailer.ts';

const NOT_YOU =
  'If it was not you, choose a new password at once by "Forgot password" on the sign-in page, and end all sessions in the settings.';

const notice = (to: string, subject: string, ...paragraphs: string[]): Mail => ({
  to,
  subject,
  text: paragraphs.join('\n\n'),
});

export const passwordChangedMail = (to: string) =>
  notice(
    to,
    'Your Steplight password was changed',
    'The password of your Steplight account was changed. All other sessions were ended.',
    NOT_YOU,
  );

export const twoFactorOnMail = (to: string) =>
  notice(
    to,
    'Two-factor sign-in is on',
    'Your Steplight account now asks for a code of your authenticator app at each sign-in.',
    'Store your recovery codes in a safe place: without the app and without them no one can sign in.',
    NOT_YOU,
  );

export const twoFactorOffMail = (to: string) =>
  notice(
    to,
    'Two-factor sign-in is off',
    'Your Steplight account no longer asks for a code at each sign-in.',
    NOT_YOU,
  );

export const recoveryCodesMail = (to: string) =>
  notice(
    to,
    'Your Steplight recovery codes were replaced',
    'Your Steplight account has new recovery codes. The old ones no longer work.',
    NOT_YOU,
  );

export const emailChangedMail = (to: string, oldEmail: string, newEmail: string) =>
  notice(
    to,
    'Your Steplight e-mail address was changed',
    `The e-mail address of your Steplight account was changed from ${oldEmail} to ${newEmail}. Both addresses have confirmed it.`,
    `From now on, sign in with ${newEmail}.`,
  );

export const accountDeletedMail = (to: string) =>
  notice(
    to,
    'Your Steplight account was deleted',
    'Your Steplight account was deleted. The tests that you made stay in their companies, without your name.',
  );
