import type {
  SentBlueprint,
  BlueprintListItem,
  BodyOf,
  SentBlueprintVersion,
  UnclearStep,
} from 'shared/contract';
import { BLUEPRINT_TITLE_MAX_LENGTH, COPY_SUFFIX } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { AppError, conflict, notFoundInCompany } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FilesService } from '../files/files-service.ts';
import { findBlueprint, findBlueprints, findSteps, lockBlueprint } from './blueprints-repository.ts';
import { listBlueprints } from './listing-repository.ts';
import { insertBlueprint, replaceBlueprint } from './saving-repository.ts';
import { checkInput, checkSuite } from './check-input.ts';
import { deleteAll, moveAll } from './change-many.ts';
import type { ExpandedStep, UnexpandedStep } from './expand-steps.ts';
import { expandModules } from './module-steps.ts';
import { prepareSuite, prepareTests, type RunnableTest } from './prepare-tests.ts';
import { presentBlueprint, presentListItem } from './present-blueprint.ts';
import { toValues } from './step-values.ts';
import { getVersion, listVersions, type VersionList } from './versions.ts';
import { findUnclearSteps, listUnclearSteps, recountUnclearSteps } from './unclear-steps.ts';

export type { ExpandedStep, RunnableTest };

export interface BlueprintsService {
  list(companyId: number, withUsage: boolean): Promise<BlueprintListItem[]>;
  get(companyId: number, id: number): Promise<SentBlueprint>;
  /** `userId`, here and below: the person who saves; null: a program. */
  create(
    companyId: number,
    input: BodyOf<'POST /test_blueprint/create'>,
    userId?: number | null,
  ): Promise<SentBlueprint>;
  /** 409 with the current blueprint if `input.version` is not its version. Absent fields stay as they are; the steps are replaced as a whole. */
  update(
    companyId: number,
    id: number,
    input: BodyOf<'PUT /test_blueprint/update/:id'>,
    userId?: number | null,
  ): Promise<SentBlueprint>;
  /** The same configuration and steps under the title with ' (Copy)' behind it. */
  duplicate(companyId: number, id: number, userId?: number | null): Promise<SentBlueprint>;
  /** Newest first, at most 50; `before`: only versions with a smaller number. */
  listVersions(companyId: number, id: number, before?: number): Promise<VersionList>;
  getVersion(companyId: number, id: number, version: number): Promise<SentBlueprintVersion>;
  /** Puts tests into a suite, or out of any; a new version of each that changes. All or none: 404 for an unknown id, 422 for a module. */
  move(companyId: number, ids: number[], suiteId: number | null, userId?: number | null): Promise<void>;
  /** All or none: 404 for an unknown id, 409 for a module that one that stays uses. */
  deleteMany(companyId: number, ids: number[]): Promise<void>;
  /** 409 for a module in use, naming the users. */
  delete(companyId: number, id: number): Promise<void>;
  /** 404 for an unknown id, 422 for a module. In the order of the ids. */
  prepareTests(companyId: number, ids: number[]): Promise<RunnableTest[]>;
  prepareSuite(companyId: number, suiteId: number): Promise<RunnableTest[]>;
  /** Puts the modules' steps in their places. 422 for a module that does not exist, and where every step is disabled. */
  expand(companyId: number, steps: UnexpandedStep[]): Promise<ExpandedStep[]>;
  /** Stored steps that cannot be run as they are, in the order of titles and numbers; the first 500. */
  listUnclearSteps(companyId: number): Promise<UnclearStep[]>;
  /** The unclear steps of these tests, their modules and the login modules of their suites. */
  findUnclearSteps(testIds: number[]): Promise<UnclearStep[]>;
  /** For the scheduler: counts the unclear steps again where another version of the language has counted them, or none. */
  recountUnclearSteps(): Promise<void>;
}

type Dependencies = Pick<Platform, 'database'> & { files: FilesService };

export function createBlueprintsService({ database, files }: Dependencies): BlueprintsService {
  const { queries } = database;
  const sources = { queries, files };

  async function get(companyId: number, id: number, source: Queries = queries): Promise<SentBlueprint> {
    const blueprint = await findBlueprint(source, companyId, id);
    const [listed] = await listBlueprints(source, companyId, { id, withUsage: true });
    if (!blueprint || !listed) throw notFoundInCompany('The test or module');
    return presentBlueprint(blueprint, listed, await findSteps(source, [id]));
  }

  return {
    async list(companyId, withUsage) {
      const rows = await listBlueprints(queries, companyId, { withUsage });
      return rows.map(presentListItem);
    },
    get,
    expand: (companyId, steps) => expandModules(queries, companyId, steps),
    async listUnclearSteps(companyId) {
      const listed: UnclearStep[] = [];
      for await (const { companyId: _of, ...step } of listUnclearSteps(queries, companyId))
        if (listed.push(step) === MAX_LISTED) break;
      return listed;
    },
    findUnclearSteps: (testIds) => findUnclearSteps(queries, testIds),
    recountUnclearSteps: () => recountUnclearSteps(queries),
    listVersions: (companyId, id, before) => listVersions(queries, companyId, id, before),
    getVersion: (companyId, id, version) => getVersion(queries, companyId, id, version),
    async create(companyId, input, userId = null) {
      await checkInput(sources, companyId, input);
      const id = await queries.transaction((transaction) =>
        insertBlueprint(
          transaction,
          {
            companyId,
            createdBy: userId,
            type: input.type,
            title: input.title,
            startingUrl: input.starting_url || null,
            suiteId: input.test_blueprint_category_id ?? null,
            file: input.file ?? null,
          },
          input.steps.map(toValues),
        ),
      );
      return get(companyId, id);
    },
    async update(companyId, id, input, userId = null) {
      return queries.transaction(async (transaction) => {
        const previous = await lockBlueprint(transaction, companyId, id);
        if (!previous) throw notFoundInCompany('The test or module');
        if (input.version !== undefined && input.version !== previous.version)
          throw conflict('version_conflict', 'Somebody else has saved this in the meantime.', {
            test_blueprint: await get(companyId, id, transaction),
          });
        if (input.type !== previous.type)
          throw new AppError(400, 'invalid_request', 'A test cannot become a module, nor a module a test.', {
            fields: { type: `This is of type ${previous.type}.` },
          });
        await checkInput(sources, companyId, input, previous);
        const values = {
          title: input.title,
          startingUrl: input.starting_url === undefined ? previous.startingUrl : input.starting_url || null,
          suiteId:
            input.test_blueprint_category_id === undefined
              ? previous.suiteId
              : input.test_blueprint_category_id,
          file: input.file === undefined ? previous.file : input.file,
        };
        await replaceBlueprint(transaction, previous, values, input.steps.map(toValues), userId);
        return get(companyId, id, transaction);
      });
    },
    delete: (companyId, id) => deleteAll(queries, companyId, [id]),
    deleteMany: (companyId, ids) => deleteAll(queries, companyId, ids),
    async move(companyId, ids, suiteId, userId = null) {
      await checkSuite(queries, companyId, suiteId);
      await moveAll(queries, companyId, ids, suiteId, userId);
    },
    prepareTests: (companyId, ids) => prepareTests(queries, companyId, ids),
    prepareSuite: (companyId, suiteId) => prepareSuite(queries, companyId, suiteId),
    async duplicate(companyId, id, userId = null) {
      const [source] = await findBlueprints(queries, companyId, [id]);
      if (!source) throw notFoundInCompany('The test or module');
      const steps = await findSteps(queries, [id]);
      const { type, title, startingUrl, suiteId, file } = source;
      const values = {
        companyId,
        createdBy: userId,
        type,
        title: copyTitle(title),
        startingUrl,
        suiteId,
        file,
      };
      const copyId = await queries.transaction((transaction) =>
        insertBlueprint(
          transaction,
          values,
          steps.map(({ id: _id, blueprintId: _of, ...step }) => step),
        ),
      );
      return get(companyId, copyId);
    },
  };
}

const MAX_LISTED = 500;

/** A title that is long already loses its end, not the suffix. */
const copyTitle = (title: string): string =>
  title.slice(0, BLUEPRINT_TITLE_MAX_LENGTH - COPY_SUFFIX.length) + COPY_SUFFIX;
