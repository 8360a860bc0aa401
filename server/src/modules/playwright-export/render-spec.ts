import type { Fingerprint, PlanEntryInput, RunBrowser } from 'shared/contract';
import { isAssertion, type Action, type Assertion, type Command } from 'shared/step-language';
import type { StoredTable } from '../data-tables/data-tables-service.ts';
import { renderBrowser } from './render-browser.ts';
import { renderHandler } from './render-handler.ts';
import { renderRows } from './render-table.ts';
import { comment, literal, quoted } from './literal.ts';
import { renderAction, type StoredElements } from './render-action.ts';
import { renderAssertion } from './render-assertion.ts';
import { NotExportableError } from './render-locator.ts';

/** A step with its command, its place in the test and what is known of its elements. */
export interface ExportedStep {
  /** As it is written. */
  action: string;
  /** null: the step language does not understand it. */
  command: Command | null;
  /** Of the test; null: of the suite's login module. */
  number: number | null;
  /** The module that contains it; null: a step of the test itself. */
  module: { title: string; step: number } | null;
  entries: Pick<PlanEntryInput, 'actions'>[];
  /** The name of one that it uses; null: none. */
  oneTimePassword: string | null;
}

export interface ExportedTest {
  id: number;
  title: string;
  startingUrl: string;
  /** The origin that the configuration names as the base URL. */
  base: string;
  fileName: string | null;
  /** Interruption handlers, as they are written. */
  handlers: string[];
  browser: RunBrowser;
  /** How often it is tried again if it fails. */
  retries: number;
  /** The test runs once for each of its rows; null: it has none. */
  table: StoredTable | null;
  steps: ExportedStep[];
}

/** Names that the spec may take from the files next to it. */
const SUPPORT = {
  accessibility: /\b(accessibilityProblems)\(/gu,
  steplight:
    /\b(whole|clickable|field|dropdown|toggle|named|labelledValue|valueOf|valuesOf|numberIn|anyAgrees|everyAgrees|noneAgrees|addressForms|isNamed|cellIn|everyOne|hasState|optionsOf|choose|select|setValue|setExpanded|drag|scroll|isPlaced|nextDialog|tab|closeTab)\(/gu,
  watchers: /\b(watchDownloads|watchRequests)\(/gu,
};
const UNTIL_TIMEOUT_MS = 30_000;

/** A spec file for Playwright Test, with each step as a comment above its statements. `up`: the way to the folder of `steplight.ts`. */
export function renderSpec(test: ExportedTest, up: string) {
  const notes: { step_number: number; message: string }[] = [];
  const body = [...groups(test.steps)].flatMap((group) => {
    const lines = group.steps.flatMap((step, index) => {
      const rendered = renderStep(test, step, group.steps, index);
      if (rendered.note) notes.push({ step_number: step.number ?? 1, message: rendered.note });
      return [comment(`${numberOf(step)}. ${step.action}`), ...rendered.lines];
    });
    if (group.module === null) return lines;
    return [`await test.step(${quoted(`Module: ${group.module}`)}, async () => {`, ...indent(lines), '});'];
  });
  const statements = [
    ...test.handlers.flatMap((handler) => {
      const rendered = renderHandler(handler);
      if (rendered.note) notes.push({ step_number: 1, message: rendered.note });
      return [comment(handler), ...rendered.lines];
    }),
    `await page.goto(${addressIn(test, test.startingUrl)});`,
    ...body,
  ];
  const rows = test.table && test.table.rows.length > 0 ? renderRows(test.table) : null;
  if (rows?.note) notes.push({ step_number: 1, message: rows.note });
  return { content: wrap(test, statements.join('\n'), up, rows?.lines ?? null), notes };
}

function wrap(test: ExportedTest, text: string, up: string, rows: string[] | null): string {
  const usesTabs = /\bpage = /u.test(text);
  const prelude = [
    ...(usesTabs ? ['let page = firstPage;'] : []),
    ...(/\bdialog = /u.test(text) ? ["let dialog = { message: Promise.resolve('') };"] : []),
    ...(/\bvalues\./u.test(text)
      ? [`const values: Record<string, string> = { ...variables${rows ? ', ...row.values' : ''} };`]
      : []),
    ...(/\bdownloads\./u.test(text) ? ['const downloads = watchDownloads(page.context());'] : []),
    ...(/\brequests\./u.test(text) ? ['const requests = watchRequests(page.context());'] : []),
    ...(/\battachment\b/u.test(text)
      ? [`const attachment = ${quoted(`files/${test.fileName ?? 'attachment'}`)};`]
      : []),
  ];
  const browser = renderBrowser(test.browser);
  const imported = (names: RegExp) =>
    [...new Set([...[...prelude, text].join('\n').matchAll(names)].map(([, name]) => name ?? ''))].sort();
  const playwright = [
    'expect',
    'test',
    ...(/\bdevices\[/u.test(browser.join('\n')) ? ['devices'] : []),
  ].sort();
  const title = rows ? `${quoted(`${test.title}: `)} + row.row` : quoted(test.title);
  return [
    `import { ${playwright.join(', ')} } from '@playwright/test';`,
    ...Object.entries(SUPPORT).flatMap(([file, names]) => {
      const used = imported(names);
      return used.length > 0 ? [`import { ${used.join(', ')} } from '${up}${file}';`] : [];
    }),
    ...(/\bvariables\b/u.test(prelude.join()) ? [`import { variables } from '${up}variables';`] : []),
    '',
    `// Made by Steplight from test ${test.id}.`,
    ...browser,
    ...(test.retries > 0 ? [`test.describe.configure({ retries: ${test.retries} });`] : []),
    ...(rows ? [...rows, 'for (const row of rows)'] : []),
    `test(${title}, async ({ ${usesTabs ? 'page: firstPage' : 'page'} }) => {`,
    ...indent([...prelude, ...text.split('\n')]),
    '});',
    '',
  ].join('\n');
}

/** Steps of the same module in a row. */
function* groups(steps: ExportedStep[]): Generator<{ module: string | null; steps: ExportedStep[] }> {
  let group: { module: string | null; key: string; steps: ExportedStep[] } | null = null;
  for (const step of steps) {
    const key = `${step.number} ${step.module?.title ?? ''}`;
    const isSame = step.module ? group?.key === key : group?.module === null;
    if (group && isSame) group.steps.push(step);
    else {
      if (group) yield group;
      group = { module: step.module?.title ?? null, key, steps: [step] };
    }
  }
  if (group) yield group;
}

function numberOf({ number, module }: ExportedStep): string {
  if (number === null) return `Login ${module?.step ?? ''}`.trim();
  return module ? `${number}.${module.step}` : String(number);
}

function renderStep(
  test: ExportedTest,
  step: ExportedStep,
  all: ExportedStep[],
  index: number,
): { lines: string[]; note: string | null } {
  try {
    const { command, oneTimePassword } = step;
    if (oneTimePassword !== null)
      throw new NotExportableError(
        `{{${oneTimePassword}}} is a one-time password, which a spec cannot make.`,
      );
    if (!command) throw new NotExportableError('The step is not in the step language.');
    const stored = storedElements(step);
    const lines = isAssertion(command)
      ? assertionLines(command, stored, all, index)
      : [
          ...requestLines(command, all, index),
          ...dialogLines(command, all, index),
          ...actionLines(test, command, stored),
        ];
    return { lines, note: uploadNote(test, command) ?? accessibilityNote(command) };
  } catch (error) {
    if (!(error instanceof NotExportableError)) throw error;
    const message = `${error.message.replace(/\.$/u, '')}.`;
    return { lines: [`throw new Error(${quoted(message)});`], note: message };
  }
}

function assertionLines(
  command: Assertion,
  stored: StoredElements,
  all: ExportedStep[],
  index: number,
): string[] {
  if (command.kind !== 'dialogSays' || isAnswered(all, index))
    return renderAssertion(command, byName(stored.target)).split('\n');
  const matcher = command.comparison === 'is' ? 'toHaveText' : 'toContainText';
  return [
    `await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).${matcher}(${literal(command.text)}, { useInnerText: true });`,
  ];
}

function actionLines(test: ExportedTest, command: Action, stored: StoredElements): string[] {
  if (command.kind === 'waitUntil')
    return renderAssertion(command.assertion, byName(stored.target), UNTIL_TIMEOUT_MS).split('\n');
  if (command.kind === 'open')
    return [`await page.goto(${addressIn(test, command.url ?? test.startingUrl)});`];
  return renderAction(command, stored);
}

/** Playwright answers a browser dialog at once: the answer of a later step is prepared before the action that opens the dialog. */
function dialogLines(command: Command, all: ExportedStep[], index: number): string[] {
  if (command.kind === 'dialog') return [];
  const next = all.slice(index + 1).find(({ command: one }) => one && !isAssertion(one))?.command;
  if (next?.kind !== 'dialog') return [];
  const text = next.text === null ? '' : `, ${literal(next.text)}`;
  return [`dialog = nextDialog(page, ${next.accept}${text});`];
}

/** Only requests since the last action count; waiting is none. */
function requestLines(command: Command, all: ExportedStep[], index: number): string[] {
  if (isWaiting(command)) return [];
  const after = all.slice(index + 1);
  const end = after.findIndex(({ command: one }) => one && !isAssertion(one) && !isWaiting(one));
  const until = end === -1 ? after : after.slice(0, end);
  return until.some(({ command: one }) => one && isAboutRequest(one)) ? ['requests.clear();'] : [];
}

const isWaiting = ({ kind }: Command): boolean =>
  kind === 'waitUntil' || kind === 'wait' || kind === 'dialog';
const isAboutRequest = (command: Command): boolean =>
  command.kind === 'request' || (command.kind === 'waitUntil' && command.assertion.kind === 'request');

function accessibilityNote(command: Command): string | null {
  const { kind } = command.kind === 'waitUntil' ? command.assertion : command;
  return kind === 'accessible' ? 'Install axe: npm install --save-dev @axe-core/playwright.' : null;
}

/** Whether the next action answers a browser dialog. */
function isAnswered(all: ExportedStep[], index: number): boolean {
  return (
    all.slice(index + 1).find(({ command }) => command && !isAssertion(command))?.command?.kind === 'dialog'
  );
}

/** The elements of the plan, if every page of the step has the same one. */
function storedElements({ entries }: ExportedStep): StoredElements {
  const only = (role: 'target' | 'destination') => {
    const all = entries.flatMap(({ actions }) => actions[0]?.[role] ?? []);
    const [first] = all;
    const isSame = first && all.every((one) => one.role === first.role && one.name === first.name);
    return isSame ? first : null;
  };
  return { target: only('target'), destination: only('destination') };
}

/** An assertion is about the element that has the name: one that has lost it must not be found by what developers have given it. */
function byName(element: Fingerprint | null): Fingerprint | null {
  return element && { ...element, testId: null, id: null };
}

function uploadNote({ fileName }: ExportedTest, command: Command): string | null {
  if (command.kind !== 'upload') return null;
  return `Put the attached file at files/${fileName ?? 'attachment'}.`;
}

/** An address of the origin that the configuration names as the base URL is written as a path. */
function addressIn({ startingUrl, base }: ExportedTest, url: string): string {
  const origin = URL.parse(startingUrl)?.origin;
  if (origin !== undefined && url.startsWith('/') && base !== origin) return literal(origin + url);
  return literal(url.startsWith(`${base}/`) ? url.slice(base.length) : url === base ? '/' : url);
}

const indent = (lines: string[]) => lines.map((line) => (line === '' ? '' : `  ${line}`));
