import ipaddr from 'ipaddr.js';
import type { Queries } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import { tooManyRequests } from '../../platform/http/app-error.ts';
import * as counters from './counters-repository.ts';

const MINUTE = 60_000;

/** How often something may be attempted within how many milliseconds. */
interface Limit {
  max: number;
  window: number;
}

/** What one address may do: all of it together, and each call on its own. */
const BY_ADDRESS = {
  auth: { max: 60, window: MINUTE },
  login: { max: 20, window: MINUTE },
  signup: { max: 10, window: MINUTE },
  'forgot-password': { max: 10, window: MINUTE },
  'reset-password': { max: 20, window: MINUTE },
  invitation: { max: 30, window: MINUTE },
  /** Unknown tokens of share links only. */
  'shared-link': { max: 60, window: MINUTE },
  // Two calls a sign-in, and a whole company may share an address.
  sso: { max: 90, window: MINUTE },
  'confirm-email': { max: 20, window: MINUTE },
} satisfies Record<string, Limit>;
const FAILED_SIGN_INS: Limit = { max: 10, window: 15 * MINUTE };
const BY_API_KEY: Limit = { max: 600, window: MINUTE };
const KEY_ADVICE = ` An API key may make ${BY_API_KEY.max} requests a minute.`;
const EMAIL_CHANGES: Limit = { max: 5, window: 60 * MINUTE };
/** Each may mail strangers. */
const NEW_COMPANIES: Limit = { max: 10, window: 24 * 60 * MINUTE };
/** Mails to addresses that a person has entered: questions to recipients, and invitations. */
const MAILS_TO_STRANGERS: Limit = { max: 100, window: 60 * MINUTE };
/** Of all companies together. */
const QUESTIONS_TO_ADDRESS: Limit = { max: 5, window: 30 * 24 * 60 * MINUTE };
/** Of one person, or of the programs with one key. */
const LIVE_BROWSERS: Limit = { max: 20, window: MINUTE };
const RESET_MAILS: Limit = { max: 5, window: 60 * MINUTE };
/** For how long an address counts as one that the account's owner signs in from, in milliseconds. */
const KNOWN_ADDRESS = 30 * 24 * 60 * MINUTE;

export type LimitedCall = keyof typeof BY_ADDRESS;

/** The attempt at an account that has been let through. */
interface SignInAttempt {
  /** Everything was right: the failures before it count no longer. */
  succeed(): Promise<void>;
  /** Nothing was wrong, but the code of the second factor was not asked for: it does not count, and the failures before it still do. */
  withdraw(): Promise<void>;
}

/** Counts attempts in the database: several processes count together, and a restart forgets nothing. */
export function createLimits(queries: Queries, secrets: Secrets) {
  const key = (...segments: string[]) => secrets.sign(JSON.stringify(['attempts', ...segments]));

  async function take(counter: string, { max, window }: Limit, advice = ''): Promise<void> {
    const { count, expiresAt } = await counters.countAttempt(queries, counter, window);
    if (count > max) throw tooManyRequests(expiresAt.getTime() - Date.now(), advice);
  }

  return {
    /** Counts a call of a signed-out page. @throws a 429 with the seconds to wait. */
    countCall: (call: LimitedCall, address: string): Promise<void> =>
      take(key('call', call, networkOf(address)), BY_ADDRESS[call]),
    /** Counts a call with the API key of this name. @throws a 429 with the seconds to wait. */
    countKeyCall: (name: string): Promise<void> => take(key('api-key', name), BY_API_KEY, KEY_ADVICE),
    /** Counts a live browser that someone opens. @throws a 429 with the seconds to wait. */
    countLiveBrowser: (opener: string): Promise<void> => take(key('live-browser', opener), LIVE_BROWSERS),
    /** Counts an attempt at the account's password, whether the account exists or not. @throws a 429 after too many that failed. */
    async beginSignIn(email: string, address: string): Promise<SignInAttempt> {
      // Anyone who signed in from here before has a count of their own: others cannot lock them out of their account.
      const known = key('known', email, networkOf(address));
      const isKnown = await counters.hasCounter(queries, known);
      const failures = isKnown ? key('failed', email, networkOf(address)) : key('failed', email);
      await take(failures, FAILED_SIGN_INS, ' You can also reset your password.');
      return {
        async succeed() {
          await counters.forgetAttempts(queries, failures);
          await counters.setMark(queries, known, new Date(Date.now() + KNOWN_ADDRESS));
        },
        withdraw: () => counters.withdrawAttempt(queries, failures),
      };
    },
    /** Counts a change of this account's e-mail address, which sends mails. @throws a 429 after too many. */
    countEmailChange: (userId: number): Promise<void> =>
      take(key('email-change', String(userId)), EMAIL_CHANGES),
    /** Counts a company that this account creates. @throws a 429 after too many. */
    countNewCompany: (userId: number): Promise<void> =>
      take(
        key('new-company', String(userId)),
        NEW_COMPANIES,
        ` You can create ${NEW_COMPANIES.max} companies a day.`,
      ),
    /** Counts a mail to an address that this account has entered. @throws a 429 after too many. */
    countMailToStranger: (userId: number): Promise<void> =>
      take(key('mail-to-stranger', String(userId)), MAILS_TO_STRANGERS),
    /** Counts a question to this address, whether it wants mails of a company. @throws a 429 after too many. */
    countQuestion: (email: string): Promise<void> =>
      take(
        key('question', email.toLowerCase()),
        QUESTIONS_TO_ADDRESS,
        ` An address is asked ${QUESTIONS_TO_ADDRESS.max} times in 30 days at most.`,
      ),
    /** Whether one more mail with a reset link may go to this account. */
    async mayMailReset(email: string): Promise<boolean> {
      const { count } = await counters.countAttempt(queries, key('reset-mail', email), RESET_MAILS.window);
      return count <= RESET_MAILS.max;
    },
    /** The account's password is a new one, chosen from this address: failed attempts at the old one count no longer. */
    async forgive(email: string, address: string): Promise<void> {
      await counters.forgetAttempts(queries, key('failed', email));
      await counters.forgetAttempts(queries, key('failed', email, networkOf(address)));
    },
    deleteExpired: (): Promise<void> => counters.deleteExpiredCounters(queries),
  };
}

/** What counts as one place: an IPv4 address, or the /64 network of an IPv6 address, which one subscriber has whole. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}
