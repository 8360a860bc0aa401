import { isWebAddress, type TrackerKind } from 'shared/constants';
import type { Change, IssueDraft, IssueTracker, IssueTrackerBody } from 'shared/contract';
import { notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { changedDetails, recordEvent } from '../audit/audit-service.ts';
import { announceChanges } from '../live/live-service.ts';
import type { GithubService } from '../github/github-service.ts';
import * as repository from './issues-repository.ts';
import type { TrackerAccess } from './trackers/call-tracker.ts';
import { openGithub } from './trackers/github.ts';
import { openJira } from './trackers/jira.ts';
import { openLinear } from './trackers/linear.ts';
import { TrackerError } from './trackers/tracker-error.ts';
import type { TrackedIssue, Tracker } from './trackers/tracker.ts';

export { TrackerError };

/** The issue tracker of a company, and issues in it. */
export interface IssuesService {
  /** Null: none is set up. */
  getTracker(companyId: number): Promise<IssueTracker | null>;
  /** 422 for a site that may not be called, and where the token is missing. A token is never sent to a site that it was not entered for. */
  putTracker(companyId: number, body: IssueTrackerBody): Promise<IssueTracker>;
  removeTracker(companyId: number): Promise<void>;
  /** 404 where none is set up, here and below. */
  testTracker(companyId: number): Promise<{ is_working: boolean; message: string }>;
  /**
   * Creates an issue, stores what is known of it, and returns its address.
   * @param mark a text of the draft that no other issue has
   * @param wasAsked it may be there already, under the mark: an earlier call has not learned what became of it
   * @throws TrackerError
   */
  create(companyId: number, draft: IssueDraft, mark: string, wasAsked: boolean): Promise<string>;
  /**
   * The address of the issue of this address or key, and stores what the tracker says of it now. Addresses of others are returned as they
   * are. @throws TrackerError, and a 422 where the reference names nothing
   */
  find(companyId: number, reference: string): Promise<string>;
  /** For the queue `issue-refresh`: reads the state again. What fails is stored with the issue. */
  refresh(id: number): Promise<void>;
}

const TRACKERS: Record<TrackerKind, (access: TrackerAccess, project: string) => Tracker> = {
  github: openGithub,
  jira: openJira,
  linear: openLinear,
};

type Dependencies = Pick<Platform, 'database' | 'outgoing' | 'secrets'> & {
  github: Pick<GithubService, 'issueToken'>;
};

export function createIssuesService(dependencies: Dependencies): IssuesService {
  const { database, outgoing, secrets, github } = dependencies;
  const { queries } = database;

  async function requireTracker(companyId: number): Promise<repository.TrackerRow> {
    const row = await repository.findTracker(queries, companyId);
    if (!row) throw notFoundInCompany('The issue tracker');
    return row;
  }

  async function open({ companyId, kind, site, project, email, tokenEncrypted }: repository.TrackerRow) {
    const token =
      tokenEncrypted === null
        ? await github.issueToken(companyId, project, site)
        : secrets.decrypt(tokenEncrypted);
    if (token === undefined)
      throw new TrackerError(
        `The GitHub App cannot write issues in ${project} now. Give it that right there, or enter a token.`,
      );
    const authorizations: Record<TrackerKind, string> = {
      github: `Bearer ${token}`,
      jira: `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}`,
      linear: token,
    };
    return TRACKERS[kind]({ outgoing, site, authorization: authorizations[kind] }, project);
  }

  async function store(companyId: number, kind: TrackerKind, issue: TrackedIssue): Promise<string> {
    const { url, key, title, status, isOpen } = issue;
    const checkedAt = status === null ? null : new Date();
    await repository.putIssue(queries, { companyId, kind, url, key, title, status, isOpen, checkedAt });
    return url;
  }

  return {
    async getTracker(companyId) {
      const row = await repository.findTracker(queries, companyId);
      return row ? present(row) : null;
    },
    async putTracker(companyId, { token, ...body }) {
      const site = body.site.replace(/\/+$/, '');
      const objection = await outgoing.objectionTo(site);
      if (objection !== null) {
        const problem = `The address ${objection}. Enter one that begins with https:// and can be reached from the internet.`;
        throw unprocessable('invalid_url', problem, { site: problem });
      }
      const stored = await repository.findTracker(queries, companyId);
      const isSameSite = stored?.site === site && stored.email === body.email;
      const kept = isSameSite ? stored.tokenEncrypted : undefined;
      const tokenEncrypted = token === undefined ? kept : token && secrets.encrypt(token);
      if (tokenEncrypted === undefined || (tokenEncrypted === null && body.kind !== 'github')) {
        const problem = 'Enter the token.';
        throw unprocessable('token_missing', problem, { token: problem });
      }
      const row = { ...body, companyId, site, tokenEncrypted };
      await queries.transaction(async (transaction) => {
        await repository.putTracker(transaction, row);
        const changes = changedDetails(stored ? detailsOf(stored) : {}, detailsOf(row));
        await recordEvent(transaction, {
          companyId,
          action: 'issue_tracker.set',
          subject: SUBJECT,
          before: changes?.before,
          after: { ...changes?.after, ...(typeof token === 'string' && { changed_settings: ['token'] }) },
        });
      });
      return present(row);
    },
    removeTracker: (companyId) =>
      queries.transaction(async (transaction) => {
        const removed = await repository.deleteTracker(transaction, companyId);
        if (!removed) return;
        const before = detailsOf(removed);
        await recordEvent(transaction, {
          companyId,
          action: 'issue_tracker.removed',
          subject: SUBJECT,
          before,
        });
      }),
    async testTracker(companyId) {
      const row = await requireTracker(companyId);
      try {
        const name = await (await open(row)).check();
        return { is_working: true, message: `The tracker answers, and has ${name}.` };
      } catch (error) {
        if (!(error instanceof TrackerError)) throw error;
        return { is_working: false, message: error.message };
      }
    },
    async create(companyId, { title, text }, mark, wasAsked) {
      const row = await requireTracker(companyId);
      const tracker = await open(row);
      const made = wasAsked
        ? (await tracker.search(mark)).find((issue: TrackedIssue) => holdsMark(issue.text, mark))
        : undefined;
      return store(companyId, row.kind, made ?? (await tracker.create(title, text)));
    },
    async find(companyId, reference) {
      const row = await repository.findTracker(queries, companyId);
      const origin = isWebAddress(reference) ? new URL(reference).origin : null;
      if (origin !== null && origin !== (row && webOf(row.site))) return reference;
      const tracker = row && (await open(row));
      const key = tracker?.keyOf(reference);
      if (!tracker || key === undefined) {
        const problem = `Enter the address ${row ? 'or the key ' : ''}of an issue.`;
        throw unprocessable('no_issue', problem, { issue: problem });
      }
      return store(companyId, row.kind, await tracker.read(key));
    },
    async refresh(id) {
      const issue = await repository.findIssue(queries, id);
      if (!issue) return;
      const { companyId, kind, key, url } = issue;
      const news = await read().catch((error: unknown) => {
        if (!(error instanceof TrackerError)) throw error;
        return { problem: error.message };
      });
      await queries.transaction(async (transaction) => {
        await repository.updateIssue(transaction, id, news);
        const ids = await repository.listRunsWithIssue(transaction, issue);
        const changes = ids.map((testRunId): Change => ({ kind: 'test_run_verdict', id: testRunId }));
        await announceChanges(transaction, companyId, changes);
      });

      async function read() {
        const row = await repository.findTracker(queries, companyId);
        const isSame = row?.kind === kind && new URL(url).origin === webOf(row.site);
        if (!row || !isSame) throw new TrackerError('Its issue tracker is not set up any more.');
        const { title, status, isOpen } = await (await open(row)).read(key);
        return { title, status, isOpen, checkedAt: new Date(), problem: null };
      }
    },
  };
}

/** Whether the address of a test run is in a text; it may be the beginning of another one: `…/12` of `…/123`. */
export const holdsMark = (text: string, mark: string): boolean =>
  text
    .split(mark)
    .slice(1)
    .some((rest) => !/^\d/.test(rest));

const SUBJECT = { name: 'Issue tracker' };

/** Where people see the issues: `https://github.com` for `https://api.github.com`. */
const webOf = (site: string) => new URL(site).origin.replace('://api.', '://');

const detailsOf = ({ kind, site, project, email }: repository.TrackerRow) => ({ kind, site, project, email });

const present = (row: repository.TrackerRow): IssueTracker => ({
  ...detailsOf(row),
  has_token: row.tokenEncrypted !== null,
});
