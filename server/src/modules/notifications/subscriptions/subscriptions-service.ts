import type { MailSubscription, Unmailable } from 'shared/contract';
import { notFound, tooManyRequests, unprocessable } from '../../../platform/http/app-error.ts';
import { pagesOf } from '../../../platform/pages.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAudience, addressesOf } from '../deliveries-repository.ts';
import { findChoice, putChoice } from '../personal/choices-repository.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { mailToken, readMailToken } from './mail-token.ts';
import type { MailAddress } from './mail-token.ts';
import * as repository from './subscriptions-repository.ts';

/** How long an address is not asked again. */
const PAUSE_MS = 60 * 60_000;

/** Whether the addresses that a company sends results to want them: those of strangers are asked first, and each may unsubscribe. */
export interface SubscriptionsService {
  /** The recipients of the settings that get no mail. */
  listUnmailable(companyId: number): Promise<Unmailable[]>;
  /** Writes to those of the addresses that are of no member and were never asked. A mail that fails is logged. */
  ask(companyId: number, emails: string[]): Promise<void>;
  /** 422 for an address that is no recipient, or waits for nothing; 429 where it was asked within the last hour. */
  askAgain(companyId: number, email: string): Promise<void>;
  /** For the link in a mail, so with the next. @throws a 404 for a token that is none */
  get(token: string): Promise<MailSubscription>;
  /** A member who wants no mail any more gets none of those chosen under My notifications either. The same again changes nothing. */
  set(token: string, wantsMail: boolean): Promise<MailSubscription>;
}

export function createSubscriptionsService({
  config,
  database: { queries },
  log,
  mailer,
  secrets,
}: Pick<Platform, 'config' | 'database' | 'log' | 'mailer' | 'secrets'>): SubscriptionsService {
  function open(token: string): MailAddress {
    const address = readMailToken(secrets, token);
    if (!address) throw deadLink();
    return address;
  }

  async function find(address: MailAddress): Promise<MailSubscription> {
    const subscription = await repository.findSubscription(queries, address);
    if (!subscription) throw deadLink();
    return subscription;
  }

  /** Not awaited: the mail server may be slow, and its failure is none of the save. */
  async function send(address: MailAddress): Promise<void> {
    const { company } = await find(address);
    const link = pagesOf(config.webAddress).notificationMails(mailToken(secrets, address));
    void mailer.send({ to: address.email, ...confirmationMail(company, link) }).catch((error: unknown) => {
      log.error({ err: error }, 'A mail that asks a recipient for a confirmation could not be sent');
    });
  }

  async function listUnmailable(companyId: number): Promise<Unmailable[]> {
    const audience = await findAudience(queries, companyId);
    return audience ? repository.listUnmailable(queries, companyId, addressesOf(audience)) : [];
  }

  return {
    listUnmailable,
    async ask(companyId, emails) {
      const unmailable = await repository.listUnmailable(queries, companyId, emails);
      const strangers = unmailable.filter(({ reason }) => reason === 'waiting').map(({ email }) => email);
      for (const email of await repository.markAsked(queries, companyId, strangers))
        await send({ companyId, email });
    },
    async askAgain(companyId, email) {
      const isWaiting = (await listUnmailable(companyId)).some(
        (one) => one.reason === 'waiting' && one.email.toLowerCase() === email.toLowerCase(),
      );
      if (!isWaiting)
        throw unprocessable('not_waiting', 'This recipient does not wait for a confirmation any more.');
      const address = { companyId, email };
      if (!(await repository.markAskedAgain(queries, address, new Date(Date.now() - PAUSE_MS))))
        throw tooManyRequests(PAUSE_MS, ' An address is asked once an hour.');
      await send(address);
    },
    get: async (token) => find(open(token)),
    async set(token, wantsMail) {
      const address = open(token);
      await find(address);
      await queries.transaction(async (transaction) => {
        await repository.storeSubscription(transaction, address, wantsMail);
        const userId = await repository.findMember(transaction, address);
        if (wantsMail || userId === undefined) return;
        const member = { companyId: address.companyId, userId };
        const choice = await findChoice(transaction, member);
        await putChoice(transaction, member, { ...choice, kinds: [], digest: null });
      });
      log.info({ companyId: address.companyId, wantsMail }, 'A recipient of notifications has answered');
      return find(address);
    },
  };
}

const deadLink = () => notFound('This link');
