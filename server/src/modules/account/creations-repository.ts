import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { apiKeys } from '../api-keys/tables.ts';
import { blueprints, blueprintVersions } from '../blueprints/tables.ts';
import { blueprintTables } from '../data-tables/tables.ts';
import { quarantines } from '../quarantines/tables.ts';
import { commentMentions, comments } from '../comments/tables.ts';
import { liveSessions } from '../live-sessions/tables.ts';
import { invitations } from '../members/tables.ts';
import { stepPlans } from '../plans/tables.ts';
import { groupRuns, testRuns } from '../runs/tables.ts';
import { savedViews } from '../saved-views/tables.ts';
import { shareLinks } from '../share-links/tables.ts';
import { verdicts } from '../triage/tables.ts';
import { baselines, visualChecks } from '../visual-checks/tables.ts';

/** Something that a person made or did, or that names the person. */
export interface Creation {
  kind: string;
  id: number | string;
  title: string;
  companyId: number;
  at: Date;
}

/** What names the person, in these companies; the oldest first. */
export async function listCreations(
  queries: Queries,
  userId: number,
  companyIds: number[],
): Promise<Creation[]> {
  const inCompanies = inArray(blueprints.companyId, companyIds);
  const ofBlueprint = { id: blueprints.id, title: blueprints.title, companyId: blueprints.companyId };
  const made = await queries
    .select({ ...ofBlueprint, type: blueprints.type, at: blueprints.createdAt })
    .from(blueprints)
    .where(and(eq(blueprints.createdBy, userId), inCompanies));
  const saved = await queries
    .select({ ...ofBlueprint, at: blueprintVersions.replacedAt })
    .from(blueprintVersions)
    .innerJoin(blueprints, eq(blueprints.id, blueprintVersions.blueprintId))
    .where(and(eq(blueprintVersions.replacedBy, userId), inCompanies));
  const tables = await queries
    .select({ ...ofBlueprint, at: blueprintTables.updatedAt })
    .from(blueprintTables)
    .innerJoin(blueprints, eq(blueprints.id, blueprintTables.blueprintId))
    .where(and(eq(blueprintTables.updatedBy, userId), inCompanies));
  const begun = await queries
    .select({ ...ofBlueprint, at: quarantines.createdAt })
    .from(quarantines)
    .innerJoin(blueprints, eq(blueprints.id, quarantines.blueprintId))
    .where(and(eq(quarantines.createdBy, userId), inCompanies));
  const owned = await queries
    .select({ ...ofBlueprint, at: quarantines.createdAt })
    .from(quarantines)
    .innerJoin(blueprints, eq(blueprints.id, quarantines.blueprintId))
    .where(and(eq(quarantines.ownerId, userId), inCompanies));
  const plans = await queries
    .select({ ...ofBlueprint, id: stepPlans.id, at: stepPlans.acceptedAt, updatedAt: stepPlans.updatedAt })
    .from(stepPlans)
    .innerJoin(blueprints, eq(blueprints.id, stepPlans.blueprintId))
    .where(and(eq(stepPlans.acceptedBy, userId), inCompanies));
  const accepted = await queries
    .select({ ...ofBlueprint, id: baselines.id, at: baselines.acceptedAt })
    .from(baselines)
    .innerJoin(blueprints, eq(blueprints.id, baselines.blueprintId))
    .where(and(eq(baselines.acceptedBy, userId), inCompanies));
  const checks = await queries
    .select({ ...ofBlueprint, id: visualChecks.id, at: visualChecks.acceptedAt })
    .from(visualChecks)
    .innerJoin(blueprints, eq(blueprints.id, visualChecks.blueprintId))
    .where(and(eq(visualChecks.acceptedBy, userId), inCompanies));
  const started = await queries
    .select({
      id: groupRuns.id,
      title: groupRuns.name,
      companyId: groupRuns.companyId,
      at: groupRuns.createdAt,
    })
    .from(groupRuns)
    .where(and(eq(groupRuns.startedByUserId, userId), inArray(groupRuns.companyId, companyIds)));
  const ofComment = { id: comments.id, title: comments.text, companyId: comments.companyId };
  const written = await queries
    .select({ ...ofComment, at: comments.createdAt })
    .from(comments)
    .where(and(eq(comments.authorId, userId), inArray(comments.companyId, companyIds)));
  const mentions = await queries
    .select({ ...ofComment, at: comments.createdAt })
    .from(commentMentions)
    .innerJoin(comments, eq(comments.id, commentMentions.commentId))
    .where(and(eq(commentMentions.userId, userId), inArray(comments.companyId, companyIds)));
  const ofVerdict = { id: testRuns.id, title: testRuns.name, companyId: testRuns.companyId };
  const judged = await queries
    .select({ ...ofVerdict, at: verdicts.judgedAt })
    .from(verdicts)
    .innerJoin(testRuns, eq(testRuns.id, verdicts.testRunId))
    .where(and(eq(verdicts.authorId, userId), inArray(verdicts.companyId, companyIds)));
  const assigned = await queries
    .select({ ...ofVerdict, at: verdicts.judgedAt })
    .from(verdicts)
    .innerJoin(testRuns, eq(testRuns.id, verdicts.testRunId))
    .where(and(eq(verdicts.assigneeId, userId), inArray(verdicts.companyId, companyIds)));
  const keys = await queries
    .select({
      id: apiKeys.id,
      title: apiKeys.name,
      companyId: apiKeys.companyId,
      at: apiKeys.createdAt,
    })
    .from(apiKeys)
    .where(and(eq(apiKeys.createdBy, userId), inArray(apiKeys.companyId, companyIds)));
  const invited = await queries
    .select({
      id: invitations.id,
      title: invitations.email,
      companyId: invitations.companyId,
      at: invitations.createdAt,
    })
    .from(invitations)
    .where(and(eq(invitations.invitedBy, userId), inArray(invitations.companyId, companyIds)));
  const live = await queries
    .select({
      id: liveSessions.id,
      title: liveSessions.startingUrl,
      companyId: liveSessions.companyId,
      at: liveSessions.createdAt,
    })
    .from(liveSessions)
    .where(and(eq(liveSessions.userId, userId), inArray(liveSessions.companyId, companyIds)));
  const views = await queries
    .select({
      id: savedViews.id,
      title: savedViews.name,
      companyId: savedViews.companyId,
      at: savedViews.createdAt,
    })
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), inArray(savedViews.companyId, companyIds)));
  const links = await queries
    .select({
      id: shareLinks.id,
      companyId: shareLinks.companyId,
      title: sql<string>`coalesce(${groupRuns.name}, ${testRuns.name})`,
      createdBy: shareLinks.createdBy,
      revokedBy: shareLinks.revokedBy,
      createdAt: shareLinks.createdAt,
      revokedAt: shareLinks.revokedAt,
    })
    .from(shareLinks)
    .leftJoin(groupRuns, eq(groupRuns.id, shareLinks.groupRunId))
    .leftJoin(testRuns, eq(testRuns.id, shareLinks.testRunId))
    .where(
      and(
        or(eq(shareLinks.createdBy, userId), eq(shareLinks.revokedBy, userId)),
        inArray(shareLinks.companyId, companyIds),
      ),
    );
  const found: Creation[] = [
    ...made.map(({ type, ...one }) => ({ ...one, kind: type === 'module' ? 'module' : 'test' })),
    ...saved.map((one) => ({ ...one, kind: 'saved version' })),
    ...tables.map((one) => ({ ...one, kind: 'data table' })),
    ...begun.map((one) => ({ ...one, kind: 'quarantine' })),
    ...owned.map((one) => ({ ...one, kind: 'owned quarantine' })),
    ...plans.map(({ updatedAt, at, ...one }) => ({ ...one, at: at ?? updatedAt, kind: 'accepted plan' })),
    ...accepted.map((one) => ({ ...one, kind: 'accepted baseline' })),
    ...checks.map(({ at, ...one }) => ({ ...one, at: at ?? new Date(0), kind: 'accepted visual check' })),
    ...started.map((one) => ({ ...one, kind: 'started run' })),
    ...written.map((one) => ({ ...one, kind: 'comment' })),
    ...mentions.map((one) => ({ ...one, kind: 'mention in a comment' })),
    ...judged.map((one) => ({ ...one, kind: 'verdict on a failure' })),
    ...assigned.map((one) => ({ ...one, kind: 'assigned failure' })),
    ...keys.map((one) => ({ ...one, kind: 'API key' })),
    ...invited.map((one) => ({ ...one, kind: 'invitation' })),
    ...live.map((one) => ({ ...one, kind: 'live session' })),
    ...views.map((one) => ({ ...one, kind: 'saved view' })),
    ...links.flatMap(({ id, title, companyId, createdBy, revokedBy, createdAt, revokedAt }) => [
      ...(createdBy === userId ? [{ id, title, companyId, at: createdAt, kind: 'share link' }] : []),
      ...(revokedBy === userId && revokedAt
        ? [{ id, title, companyId, at: revokedAt, kind: 'revoked share link' }]
        : []),
    ]),
  ];
  return found.sort((one, other) => one.at.getTime() - other.at.getTime());
}
