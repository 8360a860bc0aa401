import type { PersonalNotifications } from 'shared/contract';
import { unauthorized, unprocessable } from '../../../platform/http/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { suites } from '../../suites/tables.ts';
import { findOwnIds } from '../own-ids-repository.ts';
import * as repository from './choices-repository.ts';
import type { Member } from './choices-repository.ts';

/** What each member wants to be told of by mail. It is the person's own: no one else reads or changes it. */
export interface NotificationChoicesService {
  get(caller: Caller): Promise<PersonalNotifications>;
  /** 422 for a suite that the company does not have (`unknown_suite`). */
  put(caller: Caller, choice: PersonalNotifications): Promise<PersonalNotifications>;
}

export function createNotificationChoicesService({
  database: { queries },
}: Pick<Platform, 'database'>): NotificationChoicesService {
  return {
    get: async (caller) => repository.findChoice(queries, memberOf(caller)),
    put: (caller, choice) =>
      queries.transaction(async (transaction) => {
        const member = memberOf(caller);
        const wanted = choice.suite_ids ?? [];
        const known = await findOwnIds(transaction, suites, member.companyId, wanted);
        if (wanted.some((id) => !known.includes(id))) throw unknownSuite();
        await repository.putChoice(transaction, member, choice);
        return repository.findChoice(transaction, member);
      }),
  };
}

/** @throws a 401 for a program */
function memberOf({ companyId, userId }: Caller): Member {
  if (userId === null) throw unauthorized();
  return { companyId, userId };
}

function unknownSuite() {
  const problem = 'One of the suites was deleted meanwhile. Load the page again.';
  return unprocessable('unknown_suite', problem, { suite_ids: problem });
}
