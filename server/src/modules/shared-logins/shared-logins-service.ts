import { setTimeout as sleep } from 'node:timers/promises';
import type { GivenValue, RunnerStep, SharedLogin, SignedInState } from 'runner';
import type { RunBrowser } from 'shared/contract';
import { VARIABLE_USES } from 'shared/step-language';
import type { Platform } from '../../platform/platform.ts';
import { persist } from '../execution/execution-service.ts';
import {
  claimLogin,
  findLogin,
  storeLogin,
  type SigningRun,
  type StoredLogin,
} from './shared-logins-repository.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';

export { deleteLogins } from './shared-logins-repository.ts';

/** How long a test waits for the one that signs in, before it signs in itself. */
const WAIT_MS = 60_000;
const POLL_MS = 250;
/** A sign-in that leaves more in the browser is not shared: each test would load it from the database. */
const MAX_STATE_LENGTH = 5_000_000;
const NOT_SHAREABLE = '';

/** A test run of a group run whose tests sign in once for all. */
interface LoginOfRun {
  groupRunId: number;
  /** The attempt that asks. */
  run: SigningRun;
  /** Those of the login module. */
  steps: RunnerStep[];
  /** After the address of the run has replaced the test's own. */
  startingUrl: string;
  browser: RunBrowser | null;
  values: GivenValue[];
}

export interface SharedLoginsService {
  /**
   * What the run signs in with. Waits while another test of the group run signs in in the same way: if that fails or dies, this one signs
   * in for the others. Rejects with the signal's reason.
   */
  open(login: LoginOfRun, signal: AbortSignal): Promise<SharedLogin | undefined>;
}

export function createSharedLoginsService({
  database: { queries },
  secrets,
  log,
}: Pick<Platform, 'database' | 'secrets' | 'log'>): SharedLoginsService {
  return {
    async open({ groupRunId, run, steps, ...conditions }, signal) {
      const login = { groupRunId, key: loginKey(secrets, { steps, ...conditions }) };
      const onSignedIn = async (state: SignedInState | null) => {
        const text = state && JSON.stringify(state);
        const isShareable = text !== null && text.length <= MAX_STATE_LENGTH;
        const stored = isShareable ? secrets.encrypt(text) : NOT_SHAREABLE;
        await persist(() => storeLogin(queries, login, run, stored));
      };
      const restoredFrom = (stored: StoredLogin & { state: string }): SharedLogin['restored'] => ({
        state: JSON.parse(secrets.decrypt(stored.state)) as SignedInState,
        by: nameOf(stored),
      });

      for (const end = Date.now() + WAIT_MS; ;) {
        const stored = await persist(() => findLogin(queries, login));
        if (stored && stored.state === NOT_SHAREABLE) return undefined;
        if (stored && hasState(stored))
          return { steps: steps.length, restored: restoredFrom(stored), onSignedIn };
        const isTaken = stored?.isAlive === true && stored.testRunId !== run.id;
        if (!isTaken && (await persist(() => claimLogin(queries, login, run.id))))
          return { steps: steps.length, restored: null, onSignedIn };
        if (Date.now() >= end) {
          log.info(
            { testRun: run.id },
            'A test signs in itself: the one that signs in for all takes too long',
          );
          return undefined;
        }
        await sleep(POLL_MS, undefined, { signal });
      }
    },
  };
}

function hasState(stored: StoredLogin): stored is StoredLogin & { state: string } {
  return stored.state !== null;
}

function nameOf({ name, rowName }: StoredLogin): string {
  if (name === null) return 'another test';
  return rowName === null ? name : `${name} (${rowName})`;
}

/** Pages tell phones, tablets and desktops apart, and may sign in differently on each. */
const PHONE_WIDTH = 600;
const TABLET_WIDTH = 1024;

/** The same for sign-ins that can replace each other: a signature, because it covers passwords. */
function loginKey(
  secrets: Secrets,
  {
    steps,
    startingUrl,
    browser,
    values,
  }: { steps: RunnerStep[]; startingUrl: string; browser: RunBrowser | null; values: GivenValue[] },
): string {
  const texts = [startingUrl, ...steps.map(({ action }) => action)];
  const names = new Set(texts.flatMap((text) => [...text.matchAll(VARIABLE_USES)].map(([, name]) => name)));
  const { engine, device, user_agent: userAgent, locale, viewport } = browser ?? {};
  const width = viewport?.width ?? Infinity;
  return secrets.sign(
    JSON.stringify([
      steps.map(({ type, action }) => [type, action]),
      URL.parse(startingUrl)?.origin ?? startingUrl,
      values.filter(({ name }) => names.has(name)).map(({ name, value }) => [name, value]),
      [engine, device, userAgent, locale, width < PHONE_WIDTH ? 1 : width < TABLET_WIDTH ? 2 : 3],
    ]),
  );
}
