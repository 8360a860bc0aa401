import type { Queries } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { endSessions } from './live-sessions-repository.ts';
import {
  findOpenOfCompany,
  insertSession,
  lockReservations,
  pickWorker,
  type NewSession,
  type OpenSession,
} from './reservations-repository.ts';

/** A person works in one window, and may compare with another. The same holds for the programs with one key. */
const MAX_EACH = 2;

/**
 * Reserves a slot at the worker with the fewest live sessions, one reservation after the other. A person's older session of the same
 * test ends. @returns its id. @throws a 429 where the person, the key or the company has too many, a 503 where no worker has a free slot.
 */
export async function reserveSession(
  queries: Queries,
  session: NewSession,
  maxPerCompany: number,
): Promise<string> {
  return queries.transaction(async (transaction) => {
    await lockReservations(transaction);
    const { companyId, userId, keyName = null, blueprintId } = session;
    const ofCompany = await findOpenOfCompany(transaction, companyId);
    const isOwn = (open: OpenSession) => open.userId === userId && open.keyName === keyName;
    // Several programs may have the same key.
    const isReplaced = (open: OpenSession) =>
      keyName === null && isOwn(open) && open.blueprintId !== null && open.blueprintId === blueprintId;
    const replaced = ofCompany.filter(isReplaced).map(({ id }) => id);
    await endSessions(transaction, replaced, 'replaced');
    const others = ofCompany.filter((open) => !isReplaced(open));
    const own = others.filter(isOwn);
    if (own.length >= MAX_EACH)
      throw tooMany(
        `${keyName === null ? 'You have' : `The API key "${keyName}" has`} ${MAX_EACH} live browsers open already: ${own.map(placeOf).join(' and ')}. Close one of them first.`,
      );
    if (others.length >= maxPerCompany)
      throw tooMany(`Your company has ${maxPerCompany} live browsers open, which is the most at a time.`);
    const workerId = await pickWorker(transaction);
    if (workerId === undefined)
      throw new AppError(
        503,
        'no_live_slot',
        'All live browsers are in use. Try again in a moment, or run the steps instead.',
      );
    return insertSession(transaction, session, workerId);
  });
}

/** Where the user finds it. */
const placeOf = ({ title, startingUrl }: OpenSession) =>
  title === null ? `a new test at ${startingUrl}` : `"${title}"`;

const tooMany = (message: string) => new AppError(429, 'too_many_live_sessions', message);
