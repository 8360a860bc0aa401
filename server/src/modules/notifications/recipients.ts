import { DELIVERY_CHANNELS, type DeliveryChannel, type PersonalNotificationKind } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { findAudience, findSuiteOfRun, type Audience, type DeliveryRow } from './deliveries-repository.ts';
import { wantsDigest } from './digest/digest-repository.ts';
import { listInterested } from './personal/choices-repository.ts';

/** To whom one message goes. */
export interface Recipient {
  channel: DeliveryChannel;
  recipient: string;
  /** The member who has chosen it; null: the company has. */
  userId: number | null;
}

/** What has happened in a company. */
interface Event {
  companyId: number;
  kind: PersonalNotificationKind;
  /** null: in no suite */
  suiteId: number | null;
}

/** The company's recipients, and the members who have chosen it for themselves; each address once. */
export async function listRecipients(
  queries: Queries,
  { companyId, kind, suiteId }: Event,
): Promise<Recipient[]> {
  const audience = await findAudience(queries, companyId);
  const ofCompany = audience && kind !== 'assignment' ? listOfCompany(audience) : [];
  const known = new Set(ofCompany.map(({ recipient }) => recipient.toLowerCase()));
  const interested = await listInterested(queries, companyId, kind, suiteId);
  return [
    ...ofCompany,
    ...interested
      .filter(({ email }) => !known.has(email))
      .map(({ userId, email }) => ({ channel: 'email' as const, recipient: email, userId })),
  ];
}

/** Whether the message is still wanted by whom it goes to. */
export async function isWanted(queries: Queries, delivery: DeliveryRow): Promise<boolean> {
  const { companyId, kind, groupRunId, channel, recipient, userId } = delivery;
  if (userId === null) {
    const audience = await findAudience(queries, companyId);
    return (
      audience !== undefined &&
      audience.isEnabled[channel] &&
      audience.recipients[channel].includes(recipient)
    );
  }
  if (kind === 'digest') return wantsDigest(queries, { companyId, userId }, recipient);
  const suiteId = groupRunId === null ? delivery.suiteId : await findSuiteOfRun(queries, groupRunId);
  const interested = await listInterested(queries, companyId, kind, suiteId);
  return interested.some((one) => one.userId === userId && one.email === recipient);
}

/** Those of the channels that are switched on. */
function listOfCompany({ isEnabled, recipients }: Audience): Recipient[] {
  return DELIVERY_CHANNELS.filter((channel) => isEnabled[channel]).flatMap((channel) =>
    recipients[channel].map((recipient) => ({ channel, recipient, userId: null })),
  );
}
