import { isStartingUrl } from 'shared/constants';
import type { ImportBody, ImportedStep, ImportedTest } from 'shared/contract';
import { isClear, readStep } from 'shared/step-language';

/** A test or module of an import, with what a person has changed. */
export interface ImportDraft {
  /** Its place in the preview. */
  key: number;
  isChosen: boolean;
  name: string;
  url: string;
  suite: string;
  steps: ImportedStep[];
  source: ImportedTest;
}

export function draftsOf(tests: ImportedTest[]): ImportDraft[] {
  return tests.map((source, key) => ({
    key,
    isChosen: !isEmptyTest(source),
    name: source.title,
    url: source.starting_url ?? '',
    suite: source.suite_name ?? '',
    steps: source.steps,
    source,
  }));
}

/** Whether a run of it could only break. A module without steps comes along with the tests that include it. */
export function isEmptyTest({ type, steps }: ImportedTest): boolean {
  return type === 'integration' && steps.length === 0;
}

/** Whether a person must look at the step: a run cannot carry it out as it is. */
export function isUnclear({ reading }: ImportedStep): boolean {
  return reading !== null && !isClear(reading);
}

/** The steps with sentences in place of the one at the index. */
export function replaceStep(steps: ImportedStep[], index: number, sentences: string[]): ImportedStep[] {
  const replaced = steps[index];
  if (!replaced) return steps;
  const now = sentences.map((action): ImportedStep => {
    const reading = readStep(action);
    return { ...replaced, action, reading, type: reading.type ?? replaced.type, warning: null };
  });
  return steps.toSpliced(index, 1, ...now);
}

/** Where the test begins: its own URL, or the one for tests without. */
function urlOf({ url }: ImportDraft, commonUrl: string): string {
  return url.trim() || commonUrl.trim();
}

export function needsUrl({ source }: ImportDraft): boolean {
  return source.type === 'integration';
}

/** What keeps the draft from being imported; empty: nothing. */
export function errorsOf(draft: ImportDraft, commonUrl: string): { name?: string; url?: string } {
  const url = urlOf(draft, commonUrl);
  return {
    ...(draft.name.trim() === '' && { name: 'Enter a name.' }),
    ...(needsUrl(draft) && !isStartingUrl(url) && { url: url === '' ? 'Enter a URL.' : 'Enter a full URL.' }),
  };
}

/** Why the drafts cannot be imported; undefined if they can. */
export function reasonNotToImport(drafts: ImportDraft[], commonUrl: string): string | undefined {
  const chosen = drafts.filter(({ isChosen }) => isChosen);
  if (chosen.length === 0) return 'Choose at least one test';
  const errors = chosen.map((draft) => errorsOf(draft, commonUrl));
  if (errors.some(({ name }) => name !== undefined)) return 'Enter a name for each test';
  const withoutUrl = errors.filter(({ url }) => url !== undefined).length;
  if (withoutUrl === 0) return undefined;
  return withoutUrl === 1 ? 'One test needs a URL' : `${withoutUrl} tests need a URL`;
}

/** The request body: the drafts that are chosen. */
export function toImportBody(drafts: ImportDraft[], commonUrl: string): ImportBody {
  const tests = drafts
    .filter(({ isChosen }) => isChosen)
    .map((draft) => ({
      title: draft.name.trim(),
      type: draft.source.type,
      starting_url: needsUrl(draft) ? urlOf(draft, commonUrl) : draft.source.starting_url,
      suite_name: draft.suite.trim() || null,
      tags: draft.source.tags,
      steps: draft.steps.map(({ type, action, use_vision, is_disabled, module_title }) => ({
        type,
        action,
        use_vision,
        is_disabled,
        module_title,
      })),
      plan: draft.source.plan,
      browser: draft.source.browser,
      handlers: draft.source.handlers,
      table: draft.source.table,
    }));
  return { tests };
}

/** What comes along besides steps: `table of 3 rows`. */
export function extrasOf({ source: { browser, handlers = [], table } }: ImportDraft): string[] {
  return [
    ...(table ? [`table of ${table.rows.length} ${table.rows.length === 1 ? 'row' : 'rows'}`] : []),
    ...(handlers.length > 0 ? [`${handlers.length} ${handlers.length === 1 ? 'handler' : 'handlers'}`] : []),
    ...(browser ? ['browser settings'] : []),
  ];
}

/** The variables that the chosen drafts use and the company does not have, by name. */
export function missingVariables(drafts: ImportDraft[], known: string[]): ImportedTest['variables'] {
  const used = drafts.filter(({ isChosen }) => isChosen).flatMap(({ source }) => source.variables);
  const names = new Map(used.map((variable) => [variable.name, variable]));
  return [...names.values()]
    .filter(({ name }) => !known.includes(name))
    .sort((a, b) => a.name.localeCompare(b.name));
}
