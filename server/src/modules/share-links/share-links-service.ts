import { SHARE_LINKS_MAX } from 'shared/constants';
import type { CreatedShareLink, ShareLink, ShareLinkBody, SharedReply, SharedTestRun } from 'shared/contract';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { AppError, notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import { pagesOf } from '../../platform/pages.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvent } from '../audit/audit-service.ts';
import type { AuthService } from '../auth/auth-service.ts';
import type { RunsService } from '../runs/runs-service.ts';
import type { TestRunsService } from '../runs/test-runs/test-runs-service.ts';
import { presentSharedGroupRun, presentSharedTestRun, presentShareLink } from './present-shared.ts';
import * as repository from './share-links-repository.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How long an ended link stays stored. */
const ENDED_LINK_LIFETIME = 90 * DAY;

/** Who opens a link: the token of its address, and the network address that the request comes from. */
interface Visitor {
  token: string;
  address: string;
}

/** Links that show one run to people without an account. */
export type ShareLinksService = ReturnType<typeof createShareLinksService>;

type Dependencies = Pick<Platform, 'apiAddress' | 'config' | 'database' | 'log'> & {
  auth: AuthService;
  runs: RunsService;
  testRuns: TestRunsService;
};

export function createShareLinksService(dependencies: Dependencies) {
  const { apiAddress, config, database, log, auth, runs, testRuns } = dependencies;
  const { queries } = database;
  const pages = pagesOf(config.webAddress);

  async function findLink({ token, address }: Visitor): Promise<repository.ShareLinkRow> {
    const link = await repository.findLiveLink(queries, hashToken(token));
    if (link) return link;
    await auth.countCall('shared-link', address);
    throw deadLink();
  }

  async function findLinkTo(visitor: Visitor, testRunId: number): Promise<repository.ShareLinkRow> {
    const link = await findLink(visitor);
    if (!(await repository.showsTestRun(queries, link, testRunId))) throw deadLink();
    return link;
  }

  async function loadTestRun(
    { companyId }: repository.ShareLinkRow,
    token: string,
    id: number,
  ): Promise<SharedTestRun> {
    const run = await testRuns.get(
      companyId,
      id,
      (name) => `${apiAddress}/shared/${token}/test_runs/${id}/media/${name}`,
    );
    return presentSharedTestRun(run);
  }

  return {
    /** The live ones, newest first. */
    list: async (companyId: number): Promise<ShareLink[]> =>
      (await repository.listShareLinks(queries, companyId)).map(presentShareLink),
    /** 404 for a run that the company does not have; 422 where it has as many live links as it may have. `url` is not stored. */
    async create(
      { companyId, userId }: Caller,
      { test_group_run_id, test_run_id, days }: ShareLinkBody,
    ): Promise<CreatedShareLink> {
      const run = { groupRunId: test_group_run_id ?? null, testRunId: test_run_id ?? null };
      if (!(await repository.hasRun(queries, companyId, run))) throw notFoundInCompany('The run');
      const token = createToken();
      const expiresAt = new Date(Date.now() + days * DAY);
      const values = { companyId, ...run, tokenHash: hashToken(token), createdBy: userId, expiresAt };
      const created = await queries.transaction(async (transaction) => {
        const id = await repository.insertShareLink(transaction, values, SHARE_LINKS_MAX);
        if (id === undefined)
          throw unprocessable(
            'too_many_share_links',
            `There are ${SHARE_LINKS_MAX} share links already, which is the most. Revoke one first.`,
          );
        const [listed] = await repository.listShareLinks(transaction, companyId, id);
        if (!listed) throw notFoundInCompany('The run');
        await recordEvent(transaction, {
          companyId,
          action: 'share_link.created',
          subject: { id, name: listed.runName },
          after: { ...runDetails(listed.link), expires_at: expiresAt.toISOString() },
        });
        return listed;
      });
      log.info({ shareLinkId: created.link.id, companyId, userId }, 'A share link was created');
      return {
        share_link: presentShareLink(created),
        url: pages.shared(token),
        types_secrets: await repository.typesSecrets(queries, run),
      };
    },
    /** Ends the page and its media at once; the same for one that has ended. */
    async revoke({ companyId, userId }: Caller, id: number): Promise<void> {
      await queries.transaction(async (transaction) => {
        const [live] = await repository.listShareLinks(transaction, companyId, id);
        const before = await repository.revokeShareLink(transaction, { companyId, userId }, id);
        if (!before) throw notFoundInCompany('The share link');
        if (!live || before.revokedAt) return;
        await recordEvent(transaction, {
          companyId,
          action: 'share_link.revoked',
          subject: { id, name: live.runName },
          before: { ...runDetails(before), expires_at: before.expiresAt.toISOString() },
        });
      });
      log.info({ shareLinkId: id, companyId, userId }, 'A share link was revoked');
    },
    /** @throws one and the same 404 for an unknown, an expired and a revoked link; a 429 after too many unknown ones from an address */
    async open(visitor: Visitor): Promise<SharedReply> {
      const link = await findLink(visitor);
      const { companyId, groupRunId, testRunId } = link;
      return {
        expires_at: link.expiresAt.toISOString(),
        group_run: groupRunId === null ? null : presentSharedGroupRun(await runs.get(companyId, groupRunId)),
        test_run: testRunId === null ? null : await loadTestRun(link, visitor.token, testRunId),
      };
    },
    /** A test run that the link shows. @throws as `open`, also for another test run */
    openTestRun: async (visitor: Visitor, testRunId: number): Promise<SharedTestRun> =>
      loadTestRun(await findLinkTo(visitor, testRunId), visitor.token, testRunId),
    /** The key in the storage of a screenshot or recording that the link shows. @throws as `open`, also for any other file */
    async findMedia(visitor: Visitor, testRunId: number, name: string): Promise<string> {
      const { companyId } = await findLinkTo(visitor, testRunId);
      const key = await testRuns.findMedia(companyId, testRunId, name);
      if (key === undefined) throw deadLink();
      return key;
    },
    /** The page of the link was opened in a browser. @throws as `open` */
    async countView(visitor: Visitor): Promise<void> {
      const { id, companyId } = await findLink(visitor);
      const views = await repository.countView(queries, id);
      if (views === 1) log.info({ shareLinkId: id, companyId }, 'A share link was opened for the first time');
    },
    /** Links that ended long ago. */
    deleteEnded: (): Promise<void> =>
      repository.deleteEndedLinks(queries, new Date(Date.now() - ENDED_LINK_LIFETIME)),
  };
}

const runDetails = ({ groupRunId, testRunId }: repository.ShareLinkRow): Record<string, number> =>
  groupRunId === null ? { test_run: testRunId ?? 0 } : { test_group_run: groupRunId };

const deadLink = () => new AppError(404, 'not_found', 'This link does not exist or has expired.');
