import type { BodyOf, SentQuarantineOwner, SentQuarantine } from 'shared/contract';
import { notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BlueprintsService } from '../blueprints/blueprints-service.ts';
import type { NotificationsService } from '../notifications/notifications-service.ts';
import { recordEvent } from '../audit/audit-service.ts';
import * as repository from './quarantines-repository.ts';

export interface QuarantinesService {
  /** 404 for an unknown test; 422 for a module (`not_a_test`) and for an owner who is not of the company (`unknown_user`). */
  put(caller: Caller, testId: number, input: QuarantineInput): Promise<SentQuarantine>;
  /** 404 for an unknown test; nothing happens where there is no quarantine. */
  end(companyId: number, testId: number): Promise<void>;
  listOwners(companyId: number): Promise<SentQuarantineOwner[]>;
  /**
   * For the maintenance: writes to the owners of quarantines that end soon, once each. What the mail server does not take at the moment is
   * tried again at the next call, until two days after the end.
   */
  announceEndings(): Promise<void>;
}

type QuarantineInput = BodyOf<'PUT /test_blueprint/:id/quarantine'>;

interface Caller {
  companyId: number;
  /** null: a program. */
  userId: number | null;
}

type Dependencies = Pick<Platform, 'database' | 'log'> & {
  blueprints: BlueprintsService;
  notifications: NotificationsService;
};

export function createQuarantinesService({
  database: { queries },
  log,
  blueprints,
  notifications,
}: Dependencies): QuarantinesService {
  /** The test's title. */
  async function requireTest(companyId: number, testId: number): Promise<string> {
    const found = await repository.findBlueprint(queries, companyId, testId);
    if (!found) throw notFoundInCompany('The test');
    if (found.type !== 'integration')
      throw unprocessable('not_a_test', `"${found.title}" is a module. Only tests can be in quarantine.`);
    return found.title;
  }

  async function chooseOwner({ companyId, userId }: Caller, wanted: number | undefined): Promise<number> {
    const ownerId = wanted ?? userId;
    const owners = await repository.listOwners(queries, companyId);
    if (ownerId !== null && owners.some(({ id }) => id === ownerId)) return ownerId;
    const problem = 'Choose a person of your company.';
    throw unprocessable('unknown_user', problem, { owner_id: problem });
  }

  /** False: no other mail is due. Adds the test to the skipped ones if its mail has to be tried again later. */
  async function announceNext(skipped: number[]): Promise<boolean> {
    return queries.transaction(async (transaction) => {
      const ending = await repository.lockEnding(transaction, skipped);
      if (!ending) return false;
      const { blueprintId, isLastAttempt } = ending;
      const outcome = await notifications.mailQuarantineEnd(ending, ending);
      if (!outcome.isDelivered)
        log.warn({ blueprintId, reason: outcome.detail }, 'The end of a quarantine could not be announced');
      if (outcome.isDelivered || outcome.isPermanent || isLastAttempt)
        await repository.markAnnounced(transaction, blueprintId);
      else skipped.push(blueprintId);
      return true;
    });
  }

  return {
    async put(caller, testId, { reason, owner_id, days }) {
      const { companyId, userId } = caller;
      const title = await requireTest(companyId, testId);
      const ownerId = await chooseOwner(caller, owner_id);
      await queries.transaction(async (transaction) => {
        const previous = await repository.lockQuarantine(transaction, testId);
        await repository.putQuarantine(transaction, {
          blueprintId: testId,
          reason,
          ownerId,
          createdBy: userId,
          days,
        });
        await recordEvent(transaction, {
          companyId,
          action: 'quarantine.set',
          subject: { id: testId, name: title },
          before: previous && auditDetails(previous),
          after: { reason, ...(days !== undefined && { days }), owner_id: ownerId },
        });
      });
      const { quarantine } = await blueprints.get(companyId, testId);
      if (!quarantine) throw notFoundInCompany('The test');
      return quarantine;
    },
    async end(companyId, testId) {
      const title = await requireTest(companyId, testId);
      await queries.transaction(async (transaction) => {
        const deleted = await repository.deleteQuarantine(transaction, testId);
        if (!deleted) return;
        await recordEvent(transaction, {
          companyId,
          action: 'quarantine.removed',
          subject: { id: testId, name: title },
          before: auditDetails(deleted),
        });
      });
    },
    listOwners: (companyId) => repository.listOwners(queries, companyId),
    async announceEndings() {
      const skipped: number[] = [];
      while (await announceNext(skipped));
    },
  };
}

const auditDetails = ({ reason, ownerId, endsAt }: repository.QuarantineRow) => ({
  reason,
  owner_id: ownerId,
  ends_at: endsAt.toISOString(),
});
