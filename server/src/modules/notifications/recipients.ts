import { DELIVERY_CHANNELS, type DeliveryChannel, type PersonalNotificationKind } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import {
  addressesOf,
  findAudience,
  findRun,
  subjectOfRun,
  type Audience,
  type DeliveryRow,
} from './deliveries-repository.ts';
import { wantsDigest } from './digest/digest-repository.ts';
import { subjectOfMissedStart } from './missed-start-repository.ts';
import { listInterested } from './personal/choices-repository.ts';
import { isTrial, matchesRoute, type RouteSubject } from './routing/match-route.ts';
import type { RouteRow } from './routing/routing-repository.ts';
import { listUnmailable } from './subscriptions/subscriptions-repository.ts';

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
  /** Undefined: it concerns one person, not the company. */
  subject: RouteSubject | undefined;
  /** Whether a route that fits tells of it: by default each does. */
  isDue?: (route: RouteRow) => Promise<boolean>;
}

/** The company's recipients, and the members who have chosen it for themselves; each address once. */
export async function listRecipients(queries: Queries, event: Event): Promise<Recipient[]> {
  const { companyId, kind, subject } = event;
  const ofCompany = await listOfCompany(queries, event);
  if (subject && isTrial(subject) && kind !== 'recovery') return ofCompany;
  const known = new Set(ofCompany.map(({ recipient }) => recipient.toLowerCase()));
  const interested = await listInterested(queries, companyId, kind, subject?.suiteId ?? null);
  return [
    ...ofCompany,
    ...interested
      .filter(({ email }) => !known.has(email))
      .map(({ userId, email }) => ({ channel: 'email' as const, recipient: email, userId })),
  ];
}

/** Whether the message is still wanted by whom it goes to. */
export async function isWanted(queries: Queries, delivery: DeliveryRow): Promise<boolean> {
  const { companyId, kind, channel, recipient, userId } = delivery;
  if (kind === 'digest') return userId !== null && wantsDigest(queries, { companyId, userId }, recipient);
  const subject = await findSubject(queries, delivery);
  if (userId === null)
    return (await listOfCompany(queries, { companyId, kind, subject })).some(
      (one) => one.channel === channel && one.recipient.toLowerCase() === recipient.toLowerCase(),
    );
  const interested = await listInterested(queries, companyId, kind, subject?.suiteId ?? null);
  return interested.some((one) => one.userId === userId && one.email === recipient);
}

async function findSubject(
  queries: Queries,
  { groupRunId, suiteId }: DeliveryRow,
): Promise<RouteSubject | undefined> {
  if (suiteId !== null) return subjectOfMissedStart(queries, suiteId);
  const run = groupRunId === null ? undefined : await findRun(queries, groupRunId);
  return run && subjectOfRun(queries, run);
}

/**
 * Those of all routes that fit, and the general ones where none does or one says so; each once. Of a recovery these are all: it goes to who was
 * told of the failure, whatever has started the run that repairs it.
 */
async function listOfCompany(
  queries: Queries,
  { companyId, kind, subject, isDue = async () => true }: Event,
): Promise<Recipient[]> {
  const audience = subject && (await findAudience(queries, companyId));
  if (!audience) return [];
  const unmailable = await listUnmailable(queries, companyId, addressesOf(audience));
  const toRecipients = (recipients: Audience['recipients'], channels: readonly DeliveryChannel[]) =>
    channels.flatMap((channel) =>
      recipients[channel]
        .filter((recipient) => channel !== 'email' || !unmailable.some(({ email }) => email === recipient))
        .map((recipient): Recipient => ({ channel, recipient, userId: null })),
    );
  const isRecovery = kind === 'recovery';
  const fitting = audience.routes
    .filter(({ route }) => isRecovery || matchesRoute(route, subject))
    .map(({ route, recipients }) => ({ route, own: toRecipients(recipients, DELIVERY_CHANNELS) }))
    // One that reaches nobody leaves its runs to the others.
    .filter(({ own }) => own.length > 0);
  const found: Recipient[] = [];
  for (const { route, own } of fitting) if (await isDue(route)) found.push(...own);
  const isGeneral =
    fitting.length === 0 ? !isTrial(subject) : fitting.some(({ route }) => route.also_general);
  const isOn = (channel: DeliveryChannel) => audience.isEnabled[channel];
  if (isRecovery || isGeneral)
    found.push(...toRecipients(audience.recipients, DELIVERY_CHANNELS.filter(isOn)));
  return [...new Map(found.map((one) => [`${one.channel} ${one.recipient.toLowerCase()}`, one])).values()];
}
