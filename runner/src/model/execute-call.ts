import { executeCommand } from '../actions/execute-command.ts';
import type { RunContext } from '../agent/run-context.ts';
import type { PendingAction } from '../reporting/event-stream.ts';
import type { RememberedAction } from '../types.ts';
import type { ToolCall } from './ask.ts';
import { callProblem } from './guard.ts';
import type { Observation } from './observe.ts';
import { rememberElement } from './remember-element.ts';
import type { RememberedElement } from './remembered.ts';
import { kindOfRole, toCommand, type CallElement } from './to-command.ts';
import { isToolName } from './tools.ts';

/** The outcome of a tool call. */
export interface CallOutcome {
  /** For the model. */
  sentence: string;
  /** null: no action was executed. */
  action: PendingAction | null;
  /** null: the call cannot be replayed. */
  remembered: RememberedAction | null;
}

/** Executes a tool call as a command on its elements. @param text the step's text as written */
export async function executeCall(
  run: RunContext,
  text: string,
  { tool, input }: ToolCall,
  observation: Observation,
): Promise<CallOutcome> {
  const rejected = (sentence: string): CallOutcome => ({ sentence, action: null, remembered: null });
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
  const isRepeatable = !isReadFromPage(rest, text, run, observation);
  const known = isRepeatable ? await rememberAll(element, destination) : null;
  const { action, sentence } = await executeCommand(run, command, {
    target: element?.locator,
    destination: destination?.locator,
  });
  const notes = run.window.takeNotes();
  return {
    sentence: [sentence, ...notes].join(' '),
    action,
    remembered: known && { tool, input: rest, ...known },
  };
}

function lineOf({ lines }: Observation, ref: string): string | undefined {
  return /^\w+$/u.test(ref) ? lines.find((line) => line.includes(`[ref=${ref}]`)) : undefined;
}

/** Resolves a reference to a locator at once, because it is valid only until the next snapshot of the page. */
async function elementOf(
  run: RunContext,
  observation: Observation,
  ref: string | undefined,
): Promise<(CallElement & { line: string }) | null> {
  const line = ref === undefined ? undefined : lineOf(observation, ref);
  if (ref === undefined || line === undefined) return null;
  const [, role = ''] = /^\s*[-*] (\w+)/u.exec(line) ?? [];
  const [, name] = /^\s*[-*] \w+ "((?:[^"\\]|\\.)*)"/u.exec(line) ?? [];
  const text = line.replace(/ \[[^\]]*\]/gu, '').replace(/^\s*[-*] \w+ ?:? ?|:$/gu, '');
  const element = run.window.page().getByRef(ref);
  if ((await element.count()) === 0) return null;
  const words = name ?? text;
  return { locator: await element.normalize(), words: words || ref, kind: kindOfRole(role), line };
}

type Known = Pick<RememberedAction, 'element' | 'destination'>;

async function rememberAll(
  element: (CallElement & { line: string }) | null,
  destination: (CallElement & { line: string }) | null,
): Promise<Known | null> {
  const remember = (one: (CallElement & { line: string }) | null): Promise<RememberedElement | null> | null =>
    one && rememberElement(one.locator, one.line).catch(() => null);
  const known = { element: await remember(element), destination: await remember(destination) };
  const isWhole = (element === null) === (known.element === null);
  return isWhole && (destination === null) === (known.destination === null) ? known : null;
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
