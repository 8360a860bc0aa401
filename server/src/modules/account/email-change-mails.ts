import type { Mail } from '../../platform/mail/mailer.ts';

const BOTH =
  'The change happens when both addresses have confirmed it, within 24 hours. Each link works once.';

/** To the address that the account has. */
export function oldAddressMail(to: string, newEmail: string, link: string): Mail {
  return {
    to,
    subject: 'Confirm the change of your Steplight e-mail address',
    text: [
      `Your Steplight account shall get the e-mail address ${newEmail} in place of this one.`,
      `Confirm the change here: ${link}`,
      BOTH,
      'If it was not you, do not open the link, and change your password: someone else knows it.',
    ].join('\n\n'),
  };
}

/** To the address that the account shall have. */
export function newAddressMail(to: string, oldEmail: string, link: string): Mail {
  return {
    to,
    subject: 'Confirm your new Steplight e-mail address',
    text: [
      `The Steplight account of ${oldEmail} shall get this e-mail address.`,
      `Confirm the change here: ${link}`,
      BOTH,
      'If you do not know this account, ignore this mail.',
    ].join('\n\n'),
  };
}

/** To an address that has an account of its own: only its owner learns so. */
export function takenAddressMail(to: string): Mail {
  return {
    to,
    subject: 'Your e-mail address has a Steplight account already',
    text: [
      'The owner of another Steplight account asked to use this e-mail address. It belongs to your account, so nothing was changed.',
      'If it was you, sign in with this address, or choose another one for the other account. If it was not you, ignore this mail.',
    ].join('\n\n'),
  };
}
