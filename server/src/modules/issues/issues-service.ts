import { isWebAddress, type TrackerKind } from 'shared/constants';
import type { Change, IssueDraft, IssueTracker, IssueTrackerBody } from 'shared/contract';
import { notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { changedDetails, recordEvent } from '../audit/audit-service.ts';
import { announceChanges } from '../live/live-service.ts';
import type { GithubService } from '../github/github-service.ts';
import * as repository from './issues-repository.ts';
import { TrackerError, type TrackerAccess } from './trackers/call-tracker.ts';
import { openGithub } from './trackers/github.ts';
import { openJira } from './trackers/jira.ts';
import { openLinear } from './trackers/linear.ts';
import type { TrackedIssue, Tracker } from './trackers/tracker.ts';

export { TrackerError };

/** The issue tracker of a company, and issues in it. */
export type IssuesService = ReturnType<typeof createIssuesService>;

const TRACKERS: Record<TrackerKind, (access: TrackerAccess) => Tracker> = {
  github: openGithub,
  jira: openJira,
  linear: openLinear,
};

type Dependencies = Pick<Platform, 'database' | 'outgoing' | 'secrets'> & {
  github: Pick<GithubService, 'issueToken'>;
};

export function createIssuesService({ database: { queries }, outgoing, secrets, github }: Dependencies) {
  async function requireTracker(companyId: number): Promise<repository.TrackerRow> {
    const row = await repository.findTracker(queries, companyId);
    if (!row) throw notFoundInCompany('The issue tracker');
    return row;
  }

  async function open({ companyId, kind, tokenEncrypted, ...row }: repository.TrackerRow): Promise<Tracker> {
    const token =
      tokenEncrypted === null
        ? await github.issueToken(companyId, row.project, row.site)
        : secrets.decrypt(tokenEncrypted);
    if (token === undefined)
      throw new TrackerError(
        `The GitHub App cannot write issues in ${row.project} now. Give it that right there, or enter a token.`,
      );
    return TRACKERS[kind]({ outgoing, token, ...row });
  }

  async function store({ companyId, kind }: repository.TrackerRow, issue: TrackedIssue): Promise<string> {
    const { text: _, ...known } = issue;
    const checkedAt = issue.status === null ? null : new Date();
    await repository.putIssue(queries, { ...known, companyId, kind, checkedAt });
    return issue.url;
  }

  /** The address of the issue that is stored now; undefined: the reference has no key, or is the address of another workspace's issue. @throws TrackerError */
  async function readIssue(row: repository.TrackerRow, reference: string): Promise<string | undefined> {
    const tracker = await open(row);
    const key = tracker.keyOf(reference);
    if (key === undefined) return undefined;
    const issue = await tracker.read(key);
    const isElsewhere =
      row.kind === 'linear' && isWebAddress(reference) && workspaceOf(reference) !== workspaceOf(issue.url);
    return isElsewhere ? undefined : store(row, issue);
  }

  return {
    /** Null: none is set up. */
    async getTracker(companyId: number): Promise<IssueTracker | null> {
      const row = await repository.findTracker(queries, companyId);
      return row ? present(row) : null;
    },
    /** 422 for a site that may not be called, and where the token is missing. A token is never sent to a site that it was not entered for. */
    async putTracker(companyId: number, { token, ...body }: IssueTrackerBody): Promise<IssueTracker> {
      const { site } = body;
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
      const row = { ...body, companyId, tokenEncrypted };
      await queries.transaction(async (transaction) => {
        await repository.putTracker(transaction, row);
        const changes = changedDetails(stored ? detailsOf(stored) : {}, detailsOf(row));
        const after = {
          ...changes?.after,
          ...(typeof token === 'string' && { changed_settings: ['token'] }),
        };
        const event = { companyId, action: 'issue_tracker.set', subject: SUBJECT } as const;
        await recordEvent(transaction, { ...event, before: changes?.before, after });
      });
      return present(row);
    },
    removeTracker: (companyId: number): Promise<void> =>
      queries.transaction(async (transaction) => {
        const removed = await repository.deleteTracker(transaction, companyId);
        const event = { companyId, action: 'issue_tracker.removed', subject: SUBJECT } as const;
        if (removed) await recordEvent(transaction, { ...event, before: detailsOf(removed) });
      }),
    /** 404 where none is set up, here and below. */
    async testTracker(companyId: number): Promise<{ is_working: boolean; message: string }> {
      const row = await requireTracker(companyId);
      try {
        const name = await (await open(row)).check();
        return { is_working: true, message: `The tracker answers, and has ${name}.` };
      } catch (error) {
        if (!(error instanceof TrackerError)) throw error;
        return { is_working: false, message: error.message };
      }
    },
    /**
     * Creates an issue, stores what is known of it, and returns its address.
     * @param mark a text of the draft that no other issue has
     * @param wasAsked it may be there already, under the mark: an earlier call has not learned what became of it
     * @throws TrackerError
     */
    async create(companyId: number, { title, text }: IssueDraft, mark: string, wasAsked: boolean) {
      const row = await requireTracker(companyId);
      const tracker = await open(row);
      const found = wasAsked ? await tracker.search(mark) : [];
      const made = found.find((issue) => holdsMark(issue.text, mark));
      return store(row, made ?? (await tracker.create(title, text)));
    },
    /**
     * The address of the issue of this address or key, and stores what the tracker says of it now. Addresses that the tracker does not know, or
     * cannot tell of now, are returned as they are. @throws TrackerError for a key, and a 422 where the reference names nothing
     */
    async find(companyId: number, reference: string): Promise<string> {
      const row = await repository.findTracker(queries, companyId);
      const isAddress = isWebAddress(reference);
      if (isAddress && !isOf(row, reference)) return reference;
      const url =
        row &&
        (await readIssue(row, reference).catch((error: unknown) => {
          if (isAddress && error instanceof TrackerError) return undefined;
          throw error;
        }));
      if (url !== undefined || isAddress) return url ?? reference;
      const problem = `Enter the address ${row ? 'or the key ' : ''}of an issue.`;
      throw unprocessable('no_issue', problem, { issue: problem });
    },
    /** For the queue `issue-refresh`: reads the state again. What fails is stored with the issue. */
    async refresh(id: number): Promise<void> {
      const issue = await repository.findIssue(queries, id);
      if (!issue) return;
      const { companyId, kind, key, url } = issue;
      const read = async () => {
        const row = await repository.findTracker(queries, companyId);
        if (row?.kind !== kind || !isOf(row, url))
          throw new TrackerError('Its issue tracker is not set up any more.');
        const { title, status, isOpen } = await (await open(row)).read(key);
        return { title, status, isOpen, checkedAt: new Date(), problem: null };
      };
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
    },
  };
}

/** Whether the address of a test run is in a text; it may be the beginning of another one: `…/12` of `…/123`. */
export function holdsMark(text: string, mark: string): boolean {
  const [, ...rests] = text.split(mark);
  return rests.some((rest) => !/^\d/.test(rest));
}

const SUBJECT = { name: 'Issue tracker' };

/** Whether the address is where people see the issues of the tracker: `https://github.com` for `https://api.github.com`. */
const isOf = (row: repository.TrackerRow | undefined, address: string): row is repository.TrackerRow =>
  row !== undefined && new URL(address).origin === new URL(row.site).origin.replace('://api.', '://');

/** Of an address of Linear: `acme` of `https://linear.app/acme/issue/ENG-12`. */
const workspaceOf = (address: string) => new URL(address).pathname.split('/')[1];

const detailsOf = ({ kind, site, project, email }: repository.TrackerRow) => ({ kind, site, project, email });

const present = (row: repository.TrackerRow): IssueTracker => ({
  ...detailsOf(row),
  has_token: row.tokenEncrypted !== null,
});
