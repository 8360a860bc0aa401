import type { PlanEntryInput, PlanReply } from 'shared/contract';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { notFoundInCompany } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvent } from '../audit/audit-service.ts';
import type { CompanySecretsService } from '../company-secrets/company-secrets-service.ts';
import { checkEntries, secretFinder } from './check-entries.ts';
import { listProposals } from './list-proposals.ts';
import { mergeEntries } from './merge-entries.ts';
import { NO_PROPOSAL } from './merge-entry.ts';
import { presentEntry } from './present-plan.ts';
import * as repository from './plans-repository.ts';
import { openPlan, type Learning, type OpenPlan, type PlannedRun } from './run-plan.ts';

export type { Learning, OpenPlan };

/**
 * Adds to the plan of a test or module that the caller has found to be the company's. 422 for an entry with a command that cannot be stored,
 * or with a secret of the company.
 * @param userId who hands the entries in; null: a program
 */
type Merge = (
  transaction: Transaction,
  blueprintId: number,
  entries: PlanEntryInput[],
  userId: number | null,
) => Promise<void>;

export type PlansService = ReturnType<typeof createPlansService>;

type Dependencies = Pick<Platform, 'database' | 'log'> & {
  companySecrets: CompanySecretsService;
};

const LIFETIME = 90 * 24 * 60 * 60 * 1000;

export function createPlansService({ database: { queries }, log, companySecrets }: Dependencies) {
  async function requireOwner(companyId: number, blueprintId: number): Promise<{ id: number; name: string }> {
    const owner = await repository.findOwner(queries, companyId, blueprintId);
    if (!owner) throw notFoundInCompany('The test or module');
    return owner;
  }

  async function present(companyId: number, blueprintId: number): Promise<PlanReply> {
    const rows = await repository.findPlan(queries, blueprintId);
    return {
      entries: rows.map(({ entry, acceptedBy }) => presentEntry(entry, acceptedBy)),
      proposals: await listProposals(queries, { companyId, testId: blueprintId }),
    };
  }

  async function openMerge(companyId: number): Promise<Merge> {
    const holdsSecret = secretFinder(await companySecrets.list(companyId));
    return async (transaction, blueprintId, entries, userId) => {
      checkEntries(entries, holdsSecret);
      if ((await repository.lockPlans(transaction, [blueprintId])).length > 0)
        await mergeEntries(transaction, blueprintId, entries, userId);
    };
  }

  return {
    /** With the proposals of the modules that a test uses, which its runs may have made. 404 for an unknown test or module, here and below. */
    async get(companyId: number, blueprintId: number): Promise<PlanReply> {
      await requireOwner(companyId, blueprintId);
      return present(companyId, blueprintId);
    },
    /** `userId`: who hands the entries in; null: a program. 422 as of `Merge`. */
    async add(
      companyId: number,
      blueprintId: number,
      entries: PlanEntryInput[],
      userId: number | null,
    ): Promise<PlanReply> {
      const subject = await requireOwner(companyId, blueprintId);
      const merge = await openMerge(companyId);
      await queries.transaction(async (transaction) => {
        await merge(transaction, blueprintId, entries, userId);
        const after = { entries: entries.length };
        if (entries.length > 0)
          await recordEvent(transaction, { companyId, action: 'plan.entries_added', subject, after });
      });
      return present(companyId, blueprintId);
    },
    /** Ids of other entries are passed over. */
    async forget(companyId: number, blueprintId: number, entryIds: number[]): Promise<PlanReply> {
      const subject = await requireOwner(companyId, blueprintId);
      await queries.transaction(async (transaction) => {
        const before = { entries: await repository.deleteEntries(transaction, blueprintId, entryIds) };
        if (before.entries > 0)
          await recordEvent(transaction, { companyId, action: 'plan.entries_forgotten', subject, before });
      });
      return present(companyId, blueprintId);
    },
    /** The plans of several tests and modules, by id, as they are handed in; one that has none is missing. */
    async entriesOf(source: Queries, blueprintIds: number[]): Promise<Map<number, PlanEntryInput[]>> {
      const rows = await repository.findEntries(source, blueprintIds);
      const byId = Map.groupBy(rows, ({ blueprintId }) => blueprintId);
      return new Map(
        [...byId].map(([id, entries]) => [
          id,
          entries.map(({ type, text, page, actions, origin }) => ({ type, text, page, actions, origin })),
        ]),
      );
    },
    /** Adds to plans of the company, whose secrets are loaded once. */
    openMerge,
    /** Open proposals are not copied: the next run of the copy makes its own. */
    async copy(transaction: Transaction, fromId: number, toId: number): Promise<void> {
      const rows = await repository.findEntries(transaction, [fromId]);
      await repository.saveEntries(
        transaction,
        rows.map((row) => ({ ...repository.valuesOf(row), ...NO_PROPOSAL, blueprintId: toId })),
      );
    },
    /** For the worker: what is known about the steps of a run, and what it adds. */
    openForRun: (run: PlannedRun): Promise<OpenPlan> => openPlan(queries, log, run),
    /** Deletes entries that no run has used in 90 days, unless a person has accepted them. */
    deleteUnused: (): Promise<void> => repository.deleteUnused(queries, new Date(Date.now() - LIFETIME)),
  };
}
