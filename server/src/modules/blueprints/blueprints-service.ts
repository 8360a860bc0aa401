import type {
  SentBlueprint,
  SentBlueprintListItem,
  BodyOf,
  QueryOf,
  SentBlueprintVersion,
  UnclearStep,
} from 'shared/contract';
import { BLUEPRINT_TITLE_MAX_LENGTH, COPY_SUFFIX } from 'shared/constants';
import type { Transaction } from '../../platform/database/database.ts';
import { notFoundInCompany } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DataTablesService } from '../data-tables/data-tables-service.ts';
import type { FilesService } from '../files/files-service.ts';
import type { PlansService } from '../plans/plans-service.ts';
import type { VisualChecksService } from '../visual-checks/visual-checks-service.ts';
import { recordCreated } from './audit-blueprint.ts';
import { findBlueprint, findBlueprints, findSteps } from './blueprints-repository.ts';
import { findFailedTests } from './failed-tests.ts';
import { listBlueprints } from './listing-repository.ts';
import { listOtherEditors, reportOpenEditor } from './open-editors-repository.ts';
import { insertBlueprint } from './saving-repository.ts';
import { createBlueprint, updateBlueprint } from './save-blueprint.ts';
import { checkAttachment, checkSuite } from './check-input.ts';
import { deleteAll, moveAll } from './change-many.ts';
import { fromDraft, type ExpandedStep } from './expand-steps.ts';
import { expandModules } from './module-steps.ts';
import { editorSettings, type EditorSettings } from './editor-settings.ts';
import { prepareSuite, prepareTests, type RunnableTest } from './prepare-tests.ts';
import { presentListItem } from './present-blueprint.ts';
import { readBlueprint } from './read-blueprint.ts';
import { rewriteSteps } from './rewrite-steps.ts';
import { toDraft } from './step-values.ts';
import { getVersion, listVersions, type VersionList } from './versions.ts';
import { NOT_COUNTED } from './unclear-repository.ts';
import {
  countUnclearSteps,
  findUnclearSteps,
  listUnclearSteps,
  recountUnclearSteps,
} from './unclear-steps.ts';

export type { ExpandedStep, RunnableTest };

export type BlueprintsService = ReturnType<typeof createBlueprintsService>;

/** Who saves something; `userId` null: a program. */
interface Saver {
  companyId: number;
  userId: number | null;
}

type Dependencies = Pick<Platform, 'database' | 'log'> & {
  files: Pick<FilesService, 'attachmentSize'>;
  plans: PlansService;
  dataTables: Pick<DataTablesService, 'copy'>;
  visualChecks: Pick<VisualChecksService, 'removeFiles'>;
};

export function createBlueprintsService({
  database,
  log,
  files,
  plans,
  dataTables,
  visualChecks,
}: Dependencies) {
  const { queries } = database;

  async function deleteMany(companyId: number, ids: number[]): Promise<void> {
    await deleteAll(queries, companyId, ids);
    await visualChecks.removeFiles(companyId, ids);
  }

  const get = (companyId: number, id: number) => readBlueprint(queries, companyId, id);

  return {
    /** Newest first. */
    async list(
      companyId: number,
      { include_usage_count: withUsage = false, ...filter }: QueryOf<'GET /test_blueprint/list'> = {},
    ): Promise<SentBlueprintListItem[]> {
      const ids = await findFailedTests(queries, companyId, filter);
      const rows = await listBlueprints(queries, companyId, { ids, withUsage });
      return rows.map(presentListItem);
    },
    get,
    exists: async (companyId: number, id: number): Promise<boolean> =>
      (await findBlueprint(queries, companyId, id)) !== undefined,
    /** Notes that a person has it open in an editor. @returns the names of the others who have */
    async reportOpenEditor(companyId: number, id: number, userId: number | null): Promise<string[]> {
      if (userId === null) return [];
      if (!(await reportOpenEditor(queries, companyId, id, userId))) throw notFoundInCompany('The test');
      return listOtherEditors(queries, id, userId);
    },
    /** What applies to steps that the editor of the test runs, as it is stored. `id` null: it is not stored. */
    editorSettings: (companyId: number, id: number | null): Promise<EditorSettings> =>
      editorSettings(queries, companyId, id),
    /** For the steps of an open editor: puts the modules' steps in their places. 422 for a module that does not exist, and where every step is disabled. */
    expand: (companyId: number, drafts: BodyOf<'POST /simulate'>['steps']): Promise<ExpandedStep[]> =>
      expandModules(queries, companyId, drafts.map(fromDraft)),
    /** Stored steps that cannot be run as they are, in the order of titles and numbers; the first 500. */
    async listUnclearSteps(companyId: number): Promise<UnclearStep[]> {
      const listed: UnclearStep[] = [];
      for await (const { companyId: _of, ...step } of listUnclearSteps(queries, companyId))
        if (listed.push(step) === MAX_LISTED) break;
      return listed;
    },
    /**
     * The unclear steps of these tests, their modules and the login modules of their suites, with those that name an unknown value. `given`:
     * the names of values that only the run has.
     */
    findUnclearSteps: (testIds: number[], given?: string[]): Promise<UnclearStep[]> =>
      findUnclearSteps(queries, testIds, given),
    /** For the scheduler: counts the unclear steps where another version of the language has counted them, or none. */
    recountUnclearSteps: (): Promise<void> => recountUnclearSteps(queries),
    /** The same for these blueprints, after a transaction has saved them. Never throws: what fails is left to the scheduler. */
    async countSavedSteps(ids: number[]): Promise<void> {
      await recountUnclearSteps(queries, ids).catch((error: unknown) => {
        log.warn(
          { err: error, blueprintIds: ids },
          'Unclear steps could not be counted; they are counted later',
        );
      });
    },
    /** Newest first, at most 50; `before`: only versions with a smaller number. */
    listVersions: (companyId: number, id: number, before?: number): Promise<VersionList> =>
      listVersions(queries, companyId, id, before),
    getVersion: (companyId: number, id: number, version: number): Promise<SentBlueprintVersion> =>
      getVersion(queries, companyId, id, version),
    /** `userId`, here and below: the person who saves; null: a program. */
    async create(
      companyId: number,
      input: BodyOf<'POST /test_blueprint/create'>,
      userId: number | null = null,
    ): Promise<SentBlueprint> {
      await checkAttachment(files, companyId, input.file);
      const unclear = await countUnclearSteps(input.steps.map(toDraft));
      const id = await queries.transaction((transaction) =>
        createBlueprint({ transaction, companyId, userId, unclear }, input),
      );
      return get(companyId, id);
    },
    /**
     * As `create`, within the caller's transaction, but for what takes too long there: the attachment must be a stored one, and afterwards the
     * caller calls `countSavedSteps`. Returns the id.
     */
    createWithin: (
      transaction: Transaction,
      { companyId, userId }: Saver,
      input: BodyOf<'POST /test_blueprint/create'>,
    ): Promise<number> => createBlueprint({ transaction, companyId, userId, unclear: NOT_COUNTED }, input),
    /** 409 with the current blueprint if `input.version` is not its version, or with what both have changed since `input.base`. Absent fields stay as they are; the steps are replaced as a whole. */
    async update(
      companyId: number,
      id: number,
      input: BodyOf<'PUT /test_blueprint/update/:id'>,
      userId: number | null = null,
    ): Promise<SentBlueprint> {
      const previous = await findBlueprint(queries, companyId, id);
      if (!previous) throw notFoundInCompany('The test or module');
      await checkAttachment(files, companyId, input.file, previous.file);
      if (input.base) {
        // Which steps are saved shows in the transaction, where counting takes too long.
        await queries.transaction((transaction) =>
          updateBlueprint({ transaction, companyId, userId, unclear: NOT_COUNTED }, id, input),
        );
        await this.countSavedSteps([id]);
        return get(companyId, id);
      }
      const unclear = await countUnclearSteps(input.steps.map(toDraft));
      return queries.transaction(async (transaction) => {
        await updateBlueprint({ transaction, companyId, userId, unclear }, id, input);
        return readBlueprint(transaction, companyId, id);
      });
    },
    /** As `update`, within the caller's transaction, with the same differences. */
    updateWithin: (
      transaction: Transaction,
      { companyId, userId }: Saver,
      id: number,
      input: BodyOf<'PUT /test_blueprint/update/:id'>,
    ): Promise<void> => updateBlueprint({ transaction, companyId, userId, unclear: NOT_COUNTED }, id, input),
    /**
     * Within the caller's transaction, who calls `countSavedSteps` afterwards: gives steps other sentences, as one new version.
     * @returns false: the company has no such test or module.
     */
    rewriteSteps,
    /** 409 for a module in use, naming the users. */
    delete: (companyId: number, id: number): Promise<void> => deleteMany(companyId, [id]),
    /** All or none: 404 for an unknown id, 409 for a module that one that stays uses. */
    deleteMany,
    /** Puts tests into a suite, or out of any; a new version of each that changes. All or none: 404 for an unknown id, 422 for a module. */
    async move(
      companyId: number,
      ids: number[],
      suiteId: number | null,
      userId: number | null = null,
    ): Promise<void> {
      await checkSuite(queries, companyId, suiteId);
      await moveAll(queries, companyId, ids, suiteId, userId);
    },
    /** 404 for an unknown id, 422 for a module. In the order of the ids. */
    prepareTests: (companyId: number, ids: number[]): Promise<RunnableTest[]> =>
      prepareTests(queries, companyId, ids),
    prepareSuite: (companyId: number, suiteId: number): Promise<RunnableTest[]> =>
      prepareSuite(queries, companyId, suiteId),
    /** The same configuration, steps, table and plan under the title with ' (Copy)' behind it. */
    async duplicate(companyId: number, id: number, userId: number | null = null): Promise<SentBlueprint> {
      const [source] = await findBlueprints(queries, companyId, [id]);
      if (!source) throw notFoundInCompany('The test or module');
      const steps = await findSteps(queries, [id]);
      const { type, title, startingUrl, suiteId, file, tags, browser, handlers } = source;
      const values = {
        companyId,
        createdBy: userId,
        type,
        title: copyTitle(title),
        startingUrl,
        suiteId,
        file,
        tags,
        browser,
        handlers,
      };
      const unclear = await countUnclearSteps(steps);
      const copyId = await queries.transaction(async (transaction) => {
        const copy = await insertBlueprint(transaction, {
          values,
          steps: steps.map(({ id: _id, blueprintId: _of, ...step }) => step),
          unclear,
        });
        await plans.copy(transaction, id, copy);
        await dataTables.copy(transaction, id, copy);
        await recordCreated(transaction, values, copy, steps.length, title);
        return copy;
      });
      return get(companyId, copyId);
    },
  };
}

const MAX_LISTED = 500;

/** A title that is long already loses its end, not the suffix. */
const copyTitle = (title: string): string =>
  title.slice(0, BLUEPRINT_TITLE_MAX_LENGTH - COPY_SUFFIX.length) + COPY_SUFFIX;
