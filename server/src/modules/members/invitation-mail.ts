import type { Role } from 'shared/constants';
import type { Mail } from '../../platform/mail/mailer.ts';

interface Invited {
  email: string;
  company: string;
  role: Role;
  /** Who invites: a name or an e-mail address. */
  inviter: string;
  link: string;
}

export function invitationMail({ email, company, role, inviter, link }: Invited): Mail {
  return {
    to: email,
    subject: `${inviter} invites you to ${company} on Steplight`,
    text: [
      `${inviter} invites you to join ${company} on Steplight as ${role}.`,
      `Accept here: ${link}`,
      'The link works once, for seven days. If you expected no invitation, ignore this mail.',
    ].join('\n\n'),
  };
}
