import type { Database } from '../../platform/database/database.ts';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import { pagesOf } from '../../platform/pages.ts';
import * as repository from './auth-repository.ts';

const HOUR = 60 * 60 * 1000;
const LIFETIMES = { reset: HOUR, invite: 7 * 24 * HOUR };
/** How many links of one kind an account has at once; a newer one ends the oldest. */
const MAX_LIVE_LINKS = 3;

export type LinkKind = keyof typeof LIFETIMES;

/** Leads to the page on which a person chooses a password; works once. */
export type PasswordLink = Awaited<ReturnType<typeof createPasswordLink>>;

/** Makes a link for the account: a reset lives for an hour, an invitation for seven days. Only a hash of it is stored. */
export async function createPasswordLink(
  { queries }: Pick<Database, 'queries'>,
  webAddress: string,
  userId: number,
  kind: LinkKind,
) {
  const token = createToken();
  const expiresAt = new Date(Date.now() + LIFETIMES[kind]);
  await repository.insertReset(
    queries,
    { tokenHash: hashToken(token), userId, kind, expiresAt },
    MAX_LIVE_LINKS,
  );
  return { address: pagesOf(webAddress).passwordReset(token), expiresAt };
}
