import type { Locator } from 'playwright-core';
import type { Fingerprint, PlannedAction } from 'shared/contract';
import type { Kind } from 'shared/step-language';
import { executeCommand } from '../actions/execute-command.ts';
import type { RunContext } from '../core/run-context.ts';
import type { PendingAction } from '../reporting/event-stream.ts';
import type { ToolCall } from './ask.ts';
import { callProblem } from './guard.ts';
import type { Observation } from './observe.ts';
import { fingerprintToFind } from '../plan/find-planned.ts';
import { isRepeatable } from '../plan/planned-command.ts';
import { kindOfRole, toCommand } from './to-command.ts';
import { isToolName } from './tools.ts';

/** The outcome of a tool call. */
export interface CallOutcome {
  /** For the model. */
  sentence: string;
  /** null: no action was executed. */
  action: PendingAction | null;
  /** For the plan; null: it cannot be done again. */
  planned: PlannedAction | null;
}

/** Executes a tool call as a command on its elements. @param text the step's text as written */
export async function executeCall(
  run: RunContext,
  text: string,
  { tool, input }: ToolCall,
  observation: Observation,
): Promise<CallOutcome> {
  const rejected = (sentence: string): CallOutcome => ({ sentence, action: null, planned: null });
  if (!isToolName(tool)) return rejected(`There is no tool ${tool}.`);
  const problem = callProblem(run, text, tool, input);
  if (problem) return rejected(`Refused: ${problem}`);
  const { ref, to, ...rest } = input as { ref?: string; to?: string };
  const [element, destination] = [
    await elementOf(run, observation, ref),
    await elementOf(run, observation, to),
  ];
  const missing = ref !== undefined && !element ? ref : to !== undefined && !destination ? to : null;
  if (missing !== null) return rejected(`There is no element ${missing} on the page now.`);
  const command = toCommand(tool, input, { element, destination });
  if (!command) return rejected(`The call of ${tool} was malformed.`);
  const canRepeat = isRepeatable(command) && !isReadFromPage(rest, text, run, observation);
  const [from, onto] = canRepeat
    ? [await fingerprintsOf(run, element), await fingerprintsOf(run, destination)]
    : [null, null];
  const { action, sentence } = await executeCommand(run, command, {
    target: element?.locator,
    destination: destination?.locator,
  });
  const notes = run.window.takeNotes();
  return {
    sentence: [sentence, ...notes].join(' '),
    action,
    planned: from && onto && { command: { ...command }, target: from, destination: onto },
  };
}

/** An element of a call. */
interface GivenElement {
  locator: Locator;
  words: string;
  kind: Kind | null;
}

function lineOf({ lines }: Observation, ref: string): string | undefined {
  return /^\w+$/u.test(ref) ? lines.find((line) => line.includes(`[ref=${ref}]`)) : undefined;
}

/** Resolves a reference to a locator at once, because it is valid only until the next snapshot of the page. */
async function elementOf(
  run: RunContext,
  observation: Observation,
  ref: string | undefined,
): Promise<GivenElement | null> {
  const line = ref === undefined ? undefined : lineOf(observation, ref);
  if (ref === undefined || line === undefined) return null;
  const [, role = ''] = /^\s*[-*] (\w+)/u.exec(line) ?? [];
  const [, name] = /^\s*[-*] \w+ "((?:[^"\\]|\\.)*)"/u.exec(line) ?? [];
  const text = line.replace(/ \[[^\]]*\]/gu, '').replace(/^\s*[-*] \w+ ?:? ?|:$/gu, '');
  const element = run.window.page().getByRef(ref);
  if ((await element.count()) === 0) return null;
  const words = name ?? text;
  return { locator: await element.normalize(), words: words || ref, kind: kindOfRole(role) };
}

/** null: nothing tells it from others, so that it could not be found again. */
async function fingerprintsOf(
  run: RunContext,
  element: { locator: Locator } | null,
): Promise<Fingerprint[] | null> {
  if (!element) return [];
  const fingerprint = await fingerprintToFind(run, element.locator).catch(() => null);
  return fingerprint && [fingerprint];
}

/** Whether the input contains a text copied from the page, which may differ in the next run. */
function isReadFromPage(
  input: object,
  text: string,
  { values }: RunContext,
  observation: Observation,
): boolean {
  const page = observation.lines.join('\n');
  const expandedText = values.expandOpen(text);
  return Object.entries(input).some(
    ([key, value]) =>
      (key === 'text' || key === 'url') &&
      typeof value === 'string' &&
      value !== '' &&
      !expandedText.includes(value) &&
      page.includes(value),
  );
}
