import { pagesOf } from '../../platform/pages.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAudience } from './deliveries-repository.ts';
import type { Outcome } from './outcome.ts';
import { quarantineMail, type QuarantineEnd } from './quarantine-mail.ts';
import { mailLinks } from './subscriptions/mail-links.ts';
import { listUnmailable } from './subscriptions/subscriptions-repository.ts';
import { sendMail } from './send-mail.ts';

/** Whom the end of a quarantine concerns. */
export interface QuarantineAudience {
  companyId: number;
  /** null: the owner is not of the company any more. */
  owner: string | null;
}

const NO_ONE: Outcome = {
  isDelivered: false,
  isPermanent: true,
  detail: 'The owner is not of the company any more, which has no recipients of emails.',
};

type Dependencies = Pick<Platform, 'apiAddress' | 'config' | 'database' | 'mailer' | 'secrets'>;

/**
 * Writes to the owner of a quarantine that its end is near; to the recipients of the company's emails where the owner is not of the
 * company any more, or takes no mail. It is delivered when one of them has it.
 */
export async function mailQuarantineEnd(
  dependencies: Dependencies,
  { companyId, owner }: QuarantineAudience,
  end: QuarantineEnd,
): Promise<Outcome> {
  const { config, database, mailer } = dependencies;
  const mailOf = (unsubscribePage?: string) =>
    quarantineMail(end, pagesOf(config.webAddress), { now: new Date(), unsubscribePage });
  const toOwner = owner === null ? NO_ONE : await sendMail(mailer, { to: owner, ...mailOf() });
  if (toOwner.isDelivered || !toOwner.isPermanent) return toOwner;
  const audience = await findAudience(database.queries, companyId);
  const general = audience?.isEnabled.email ? audience.recipients.email : [];
  const unmailable = (await listUnmailable(database.queries, companyId, general)).map(({ email }) => email);
  const others = general.filter((email) => !unmailable.includes(email));
  const outcomes: Outcome[] = [];
  for (const to of others) {
    const { page, unsubscribeAt } = mailLinks(dependencies, { companyId, email: to });
    outcomes.push(await sendMail(mailer, { to, ...mailOf(page), unsubscribeAt }));
  }
  return (
    outcomes.find(({ isDelivered }) => isDelivered) ??
    outcomes.find((outcome) => !outcome.isDelivered && !outcome.isPermanent) ??
    toOwner
  );
}
