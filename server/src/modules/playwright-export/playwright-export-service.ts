import { readFile } from 'node:fs/promises';
import type {
  PlanEntryInput,
  QueryOf,
  ReplyOutputOf,
  SentBlueprintListItem,
  SentVariable,
} from 'shared/contract';
import { planText, readStep } from 'shared/step-language';
import type { Platform } from '../../platform/platform.ts';
import type { BlueprintsService, ExpandedStep, RunnableTest } from '../blueprints/blueprints-service.ts';
import type { DataTablesService, StoredTable } from '../data-tables/data-tables-service.ts';
import type { PlansService } from '../plans/plans-service.ts';
import type { SuitesService } from '../suites/suites-service.ts';
import type { ValuesService } from '../values/values-service.ts';
import { recordEvent } from '../audit/audit-service.ts';
import { ACCESSIBILITY, renderConfig, renderVariables, type ExportedVariable } from './render-project.ts';
import { renderSpec, type ExportedStep } from './render-spec.ts';
import { specPaths } from './spec-paths.ts';
import { variablesIn } from './literal.ts';

type Selection = QueryOf<'GET /playwright_export'>;

export interface PlaywrightExportService {
  /**
   * Tests as specs for Playwright Test, with a configuration and what the specs share. Modules are written out where they are used.
   * 404 for an unknown id or suite, 422 for a module.
   */
  exportTests(companyId: number, selection: Selection): Promise<ReplyOutputOf<'GET /playwright_export'>>;
}

interface Dependencies extends Pick<Platform, 'database'> {
  blueprints: BlueprintsService;
  dataTables: Pick<DataTablesService, 'tablesOf'>;
  plans: PlansService;
  suites: SuitesService;
  values: ValuesService;
}

const SUPPORT = {
  steplight: new URL('./support/steplight.ts', import.meta.url),
  watchers: new URL('./support/watchers.ts', import.meta.url),
};

export function createPlaywrightExportService({
  database: { queries },
  blueprints,
  dataTables,
  plans,
  suites,
  values,
}: Dependencies): PlaywrightExportService {
  async function select(
    companyId: number,
    selection: Selection,
    listed: SentBlueprintListItem[],
  ): Promise<RunnableTest[]> {
    const { test_blueprint_ids: ids, test_blueprint_category_id: suiteId } = selection;
    if (ids) return blueprints.prepareTests(companyId, ids);
    // 404 for another company's.
    if (suiteId !== undefined) await suites.nameOf(companyId, suiteId);
    const tests = listed.filter(
      (one) =>
        one.type === 'integration' && (suiteId === undefined || one.test_blueprint_category_id === suiteId),
    );
    return blueprints.prepareTests(
      companyId,
      tests.map(({ id }) => id),
    );
  }

  return {
    async exportTests(companyId, selection) {
      const listed = await blueprints.list(companyId);
      const tests = await select(companyId, selection, listed);
      const owners = tests.flatMap(({ id, steps }) => steps.map((step) => ownerOf(id, step)));
      const entries = await plans.entriesOf(queries, [...new Set(owners)]);
      const base = mostCommonOrigin(tests);
      const paths = specPaths(
        tests,
        new Map(listed.map((one) => [one.id, one.test_blueprint_category_name])),
      );
      const tables = await dataTables.tablesOf(
        queries,
        tests.map(({ id }) => id),
      );
      const stored = await values.list(companyId);
      const variables = usedVariables(stored, tests, tables);
      const oneTime = stored.filter(({ kind }) => kind === 'one-time-password').map(({ name }) => name);
      const specs = tests.map((test, index) => {
        const path = paths[index] ?? '';
        const { content, notes } = renderSpec(
          {
            id: test.id,
            title: test.title,
            startingUrl: test.startingUrl ?? '',
            base,
            fileName: test.file?.file_name ?? null,
            handlers: test.handlers,
            browser: test.browser,
            retries: test.retries,
            table: tables.get(test.id) ?? null,
            steps: test.steps.map((step) =>
              exportedStep(step, entries.get(ownerOf(test.id, step)) ?? [], oneTime),
            ),
          },
          '../'.repeat(path.split('/').length - 1) || './',
        );
        return { path, content, notes: notes.map((note) => ({ path, ...note })) };
      });
      const uses = (file: string) => specs.some(({ content }) => content.includes(`/${file}';`));
      await queries.transaction((transaction) =>
        recordEvent(transaction, {
          companyId,
          action: 'export.playwright',
          subject: { name: 'Playwright project' },
          after: { tests: tests.length },
        }),
      );
      return {
        files: [
          ...specs.map(({ path, content }) => ({ path, content })),
          { path: 'playwright.config.ts', content: renderConfig(base) },
          { path: 'steplight.ts', content: await readFile(SUPPORT.steplight, 'utf8') },
          ...(uses('watchers')
            ? [{ path: 'watchers.ts', content: await readFile(SUPPORT.watchers, 'utf8') }]
            : []),
          ...(uses('accessibility') ? [{ path: 'accessibility.ts', content: ACCESSIBILITY }] : []),
          { path: 'variables.ts', content: renderVariables(variables) },
        ],
        notes: specs.flatMap(({ notes }) => notes),
      };
    },
  };
}

/** Names that columns of a test's table have are no variables in it. */
function usedVariables(
  stored: SentVariable[],
  tests: RunnableTest[],
  tables: Map<number, StoredTable>,
): ExportedVariable[] {
  const used = new Set(
    tests.flatMap(({ id, startingUrl, steps, handlers }) => {
      const columns = new Set(tables.get(id)?.columns.map(({ name }) => name));
      const texts = [startingUrl ?? '', ...handlers, ...steps.map(({ action }) => action)];
      return texts.flatMap(variablesIn).filter((name) => !columns.has(name));
    }),
  );
  const known = new Map(stored.map(({ name, value }) => [name, value]));
  const remembered = new Set(tests.flatMap(({ steps }) => steps.flatMap(rememberedName)));
  return [...used]
    .filter((name) => known.has(name) || !remembered.has(name))
    .sort()
    .map((name) => ({ name, value: known.get(name) ?? null }));
}

/** The test or module whose plan a step is in. */
function ownerOf(testId: number, { place }: ExpandedStep): number {
  return place.module?.id ?? testId;
}

function exportedStep(
  { action, type, place }: ExpandedStep,
  plan: PlanEntryInput[],
  oneTime: string[],
): ExportedStep {
  const text = planText(action, type);
  const password = variablesIn(action).find((name) => oneTime.includes(name));
  return {
    action,
    command: readStep(action, type).command,
    number: place.step,
    module: place.module && { title: place.module.title, step: place.module.step },
    entries: plan.filter((entry) => entry.type === type && entry.text === text),
    oneTimePassword: password ?? null,
  };
}

function rememberedName({ action, type }: ExpandedStep): string[] {
  const { command } = readStep(action, type);
  return command?.kind === 'remember' || command?.kind === 'rememberCode' ? [command.as] : [];
}

function mostCommonOrigin(tests: RunnableTest[]): string {
  const origins = tests.flatMap(({ startingUrl }) => URL.parse(startingUrl ?? '')?.origin ?? []);
  const counts = Map.groupBy(origins, (origin) => origin);
  const [first] = [...counts].sort(([, one], [, two]) => two.length - one.length);
  return first?.[0] ?? 'http://localhost:3000';
}
