import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { GithubRepo } from 'shared/contract';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { companies } from '../company/tables.ts';
import { groupRuns } from '../runs/tables.ts';

/** `full_name`: `owner/name`, as a pipeline names it. */
export type StoredRepository = GithubRepo & { full_name: string };

/** What GitHub last reported of the installation that a company has connected. */
export const githubInstallations = pgTable('github_installations', {
  companyId: belongsTo(() => companies.id).primaryKey(),
  /** GitHub's number; an installation belongs to one company. */
  installationId: bigint({ mode: 'number' }).notNull().unique(),
  account: text().notNull(),
  htmlUrl: text().notNull(),
  repos: jsonb().$type<StoredRepository[]>().notNull(),
  /** When what stands here was asked for. */
  syncedAt: moment().notNull(),
  /** When someone last asked for it to be refreshed, so that not everyone does. */
  refreshAskedAt: moment(),
  suspendedAt: moment(),
});

/** The check run of a group run on a commit. The row is inserted before the check run is created at GitHub. */
export const githubCheckRuns = pgTable('github_check_runs', {
  groupRunId: belongsTo(() => groupRuns.id).primaryKey(),
  /** GitHub's number; null: it is not known whether GitHub has made one. */
  checkRunId: bigint({ mode: 'number' }),
  /** The status that GitHub was last reported. */
  reported: text('told').$type<'in_progress' | 'completed'>(),
});
