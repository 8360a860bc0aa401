import type { MailSubscription, Unmailable } from 'shared/contract';
import { notFound, tooManyRequests, unprocessable } from '../../../platform/http/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { MailError } from '../../../platform/mail/mail-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AuthService } from '../../auth/auth-service.ts';
import { findAudience, addressesOf } from '../deliveries-repository.ts';
import { findChoice, putChoice } from '../personal/choices-repository.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { mailLinks, readMailToken, type MailAddress } from './mail-links.ts';
import * as repository from './subscriptions-repository.ts';

/** Milliseconds that a person waits for the mail server. */
const TIMEOUT = 10_000;

type Asking = Pick<Caller, 'companyId' | 'userId'>;

/** Whether the addresses that a company sends results to want them: those of strangers are asked first, and each may unsubscribe. */
export interface SubscriptionsService {
  /** The recipients of the settings that get no mail. */
  listUnmailable(companyId: number): Promise<Unmailable[]>;
  /**
   * Writes to those of the addresses that are of no member and were never asked, without waiting for the mail server. A mail that fails is logged,
   * and its address not asked yet; so are those above what a company and a person may ask in an hour.
   */
  ask(caller: Asking, emails: string[]): Promise<void>;
  /**
   * @throws a 422 for an address that is no recipient, or waits for nothing, and where the mail server refuses the mail; a 429 where it was asked
   * within the last hour, or too many were
   */
  askAgain(caller: Asking, email: string): Promise<void>;
  /** For the link in a mail, so with the next. @throws a 404 for a token that is none */
  get(token: string): Promise<MailSubscription>;
  /** A member who wants no mail any more gets none of those chosen under My notifications either. The same again changes nothing. */
  set(token: string, wantsMail: boolean): Promise<MailSubscription>;
}

export function createSubscriptionsService(
  platform: Pick<Platform, 'apiAddress' | 'config' | 'database' | 'log' | 'mailer' | 'secrets'> & {
    auth: Pick<AuthService, 'countMailToStranger' | 'countQuestion'>;
  },
): SubscriptionsService {
  const { database, log, mailer, secrets, auth } = platform;
  const { queries } = database;

  function open(token: string): MailAddress {
    const address = readMailToken(secrets, token);
    if (!address) throw deadLink();
    return address;
  }

  async function find(address: MailAddress): Promise<MailSubscription> {
    const { companyId, email } = address;
    const company = await repository.findCompanyName(queries, companyId);
    if (company === undefined) throw deadLink();
    const [unmailable] = await repository.listUnmailable(queries, companyId, [email]);
    const state = unmailable?.reason ?? 'subscribed';
    const isChosen = state === 'unsubscribed' && (await hasChosenMails(address));
    return { company, email, state: isChosen ? 'personal' : state };
  }

  /** Whether a member has chosen mails, after having unsubscribed. */
  async function hasChosenMails(address: MailAddress): Promise<boolean> {
    const userId = await repository.findMember(queries, address);
    if (userId === undefined) return false;
    const { kinds, digest } = await findChoice(queries, { companyId: address.companyId, userId });
    return kinds.length > 0 || digest !== null;
  }

  /** The address does not count as asked where this throws, unless the mail may have gone out. @param since when it was asked before */
  async function send(userId: number | null, company: string, address: MailAddress, since: Date | null) {
    try {
      if (userId !== null) await auth.countMailToStranger(userId);
      await auth.countQuestion(address.email);
      const { page, unsubscribeAt } = mailLinks(platform, address);
      await mailer.send({ to: address.email, unsubscribeAt, ...confirmationMail(company, page) }, TIMEOUT);
    } catch (error) {
      // Without an answer of the mail server in time, the mail may be on its way.
      if (!(error instanceof MailError) || error.isPermanent)
        await repository.giveQuestionBack(queries, address, since);
      throw error;
    }
  }

  async function listUnmailable(companyId: number): Promise<Unmailable[]> {
    const audience = await findAudience(queries, companyId);
    return audience ? repository.listUnmailable(queries, companyId, addressesOf(audience)) : [];
  }

  return {
    listUnmailable,
    async ask({ companyId, userId }, emails) {
      const unmailable = await repository.listUnmailable(queries, companyId, emails);
      const strangers = unmailable.filter(({ reason, since }) => reason === 'waiting' && since === null);
      if (strangers.length === 0) return;
      const taken = await repository.takeQuestions(
        queries,
        companyId,
        strangers.map(({ email }) => email),
        null,
      );
      for (const email of taken.emails)
        void send(userId, taken.company, { companyId, email }, null).catch((error: unknown) =>
          log.error({ err: error, companyId }, 'A recipient could not be asked for a confirmation'),
        );
    },
    async askAgain({ companyId, userId }, given) {
      const email = given.toLowerCase();
      const found = (await listUnmailable(companyId)).find((one) => one.email.toLowerCase() === email);
      if (found?.reason !== 'waiting')
        throw unprocessable('not_waiting', 'This recipient does not wait for a confirmation any more.');
      const hourAgo = new Date(Date.now() - repository.HOUR_MS);
      const { company, emails } = await repository.takeQuestions(queries, companyId, [email], hourAgo);
      if (emails.length === 0)
        throw tooManyRequests(
          repository.HOUR_MS,
          ` An address is asked once an hour, and a company asks ${repository.QUESTIONS_AN_HOUR} in an hour at most.`,
        );
      const since = found.since === null ? null : new Date(found.since);
      await send(userId, company, { companyId, email }, since).catch((error: unknown) => {
        throw error instanceof MailError ? notSent(error) : error;
      });
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

const notSent = ({ message }: MailError) =>
  unprocessable(
    'mail_not_sent',
    `The recipient could not be asked. Check the address, or try again later. ${message}`,
  );
