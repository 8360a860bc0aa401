import type { Mail } from '../../platform/mail/mailer.ts';

export function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Reset your Steplight password',
    text: [
      'Somebody asked to reset the password of your Steplight account.',
      `Choose a new one here: ${link}`,
      'The link works once, for one hour. If it was not you, ignore this mail: your password stays as it is.',
    ].join('\n\n'),
  };
}
