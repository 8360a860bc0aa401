import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { blueprints, blueprintSteps } from '../blueprints/tables.ts';
import { suites } from '../suites/tables.ts';
import type { PlanRow } from './plans-repository.ts';
import { stepPlans, type StoredProposal } from './tables.ts';

/** An entry with an open proposal. */
export type ProposingRow = PlanRow & { proposal: StoredProposal; proposedAt: Date };

export type PlanStep = Pick<typeof blueprintSteps.$inferSelect, 'blueprintId' | 'stepNumber' | 'action'> & {
  type: 'act' | 'assert';
};

export interface ProposalFilter {
  companyId: number;
  blueprintId?: number;
  /** A test with the modules that its runs carry out: its own and the login module of its suite. */
  testId?: number;
  testRunId?: number;
  ids?: number[];
}

/** Oldest first, with the titles of their tests and modules. */
export async function findProposals(
  queries: Queries,
  { companyId, blueprintId, testId, testRunId, ids }: ProposalFilter,
  limit: number,
) {
  const rows = await queries
    .select({ entry: stepPlans, title: blueprints.title })
    .from(stepPlans)
    .innerJoin(blueprints, eq(blueprints.id, stepPlans.blueprintId))
    .where(
      and(
        eq(blueprints.companyId, companyId),
        isNotNull(stepPlans.proposal),
        blueprintId === undefined ? undefined : eq(stepPlans.blueprintId, blueprintId),
        testId === undefined ? undefined : isCarriedOutBy(queries, testId),
        testRunId === undefined ? undefined : eq(stepPlans.proposedByRun, testRunId),
        ids && inArray(stepPlans.id, ids),
      ),
    )
    .orderBy(asc(stepPlans.proposedAt), asc(stepPlans.id))
    .limit(limit);
  return rows as { entry: ProposingRow; title: string }[];
}

/** The steps of tests and modules that a plan can have entries of, in order. */
export async function findPlanSteps(queries: Queries, blueprintIds: number[]): Promise<PlanStep[]> {
  if (blueprintIds.length === 0) return [];
  const rows = await queries
    .select({
      blueprintId: blueprintSteps.blueprintId,
      stepNumber: blueprintSteps.stepNumber,
      type: blueprintSteps.type,
      action: blueprintSteps.action,
    })
    .from(blueprintSteps)
    .where(
      and(inArray(blueprintSteps.blueprintId, blueprintIds), inArray(blueprintSteps.type, ['act', 'assert'])),
    )
    .orderBy(asc(blueprintSteps.blueprintId), asc(blueprintSteps.stepNumber));
  return rows as PlanStep[];
}

function isCarriedOutBy(queries: Queries, testId: number) {
  const modules = queries
    .select({ id: blueprintSteps.moduleId })
    .from(blueprintSteps)
    .where(eq(blueprintSteps.blueprintId, testId));
  const loginModule = queries
    .select({ id: suites.loginModuleId })
    .from(suites)
    .innerJoin(blueprints, eq(blueprints.suiteId, suites.id))
    .where(eq(blueprints.id, testId));
  return or(
    eq(stepPlans.blueprintId, testId),
    inArray(stepPlans.blueprintId, modules),
    inArray(stepPlans.blueprintId, loginModule),
  );
}
