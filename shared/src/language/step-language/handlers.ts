import type { Action, Command, Target } from './command.ts';
import { hasEmptyName } from './empty-name.ts';
import { parse } from './parse.ts';
import { printCommand, printTarget } from './print.ts';
import type { Problem } from './reading.ts';
import { tokenize, type Token } from './tokens.ts';
import { MAX_WORDS } from './words.ts';

/** What a run does about an interruption, such as a cookie banner, whenever one is shown. Never a step. */
export interface Handler {
  trigger: Target;
  /** `target: null`: the trigger itself. */
  action: { kind: 'click'; target: Target | null } | { kind: 'press'; keys: string };
}

/** The handler and its canonical sentence, or why the text is none. */
export type HandlerReading =
  { handler: Handler; sentence: string; problem: null } | { handler: null; sentence: null; problem: Problem };

const EXAMPLE = 'When "Accept cookies" is shown, click it';

/**
 * Reads `When <target> is shown, click it`, `… click <target>` or `… press <Key>`. Targets are those of the step language, and so is what
 * is clicked or pressed.
 */
export function readHandler(text: string): HandlerReading {
  const tokens = tokenize(text);
  const fail = (message: string, first = tokens[0], last = tokens.at(-1)): HandlerReading => ({
    handler: null,
    sentence: null,
    problem: { message, start: first?.start ?? 0, end: last?.end ?? text.length },
  });
  if (tokens.length === 0) return fail('The sentence is empty.');
  if (tokens.length > MAX_WORDS) return fail(`A handler has at most ${MAX_WORDS} words and quoted texts.`);
  if (!isWord(tokens[0], 'when')) return fail(`A handler begins with "When", as in: ${EXAMPLE}`);
  const shown = tokens.findIndex((token, at) => isWord(token, 'is') && isWord(tokens[at + 1], 'shown'));
  if (shown < 0) return fail(`Say what must be shown, as in: ${EXAMPLE}`);
  const trigger = targetOf(text, tokens.slice(1, shown));
  if (!trigger)
    return fail('Name one element, in quotes, such as "Accept cookies".', tokens[1], tokens[shown - 1]);
  const rest = tokens.slice(isWord(tokens[shown + 2], ',') ? shown + 3 : shown + 2);
  if (rest.length === 0)
    return fail(`Say what to do then, as in: ${EXAMPLE}`, tokens[shown], tokens[shown + 1]);
  const action = actionOf(text, rest);
  if (!action)
    return fail(
      'Then comes "click it", "click" and an element, or "press" and a key such as Escape.',
      rest[0],
    );
  const handler = { trigger, action };
  return { handler, sentence: printHandler(handler), problem: null };
}

/** The canonical sentence, without a full stop. `readHandler(printHandler(h)).handler` equals `h`. */
export function printHandler(handler: Handler): string {
  return `When ${printTarget(handler.trigger)} is shown, ${printAction(handler)}`;
}

function printAction(handler: Handler): string {
  const { action } = handler;
  if (action.kind === 'click' && action.target === null) return 'click it';
  const sentence = printCommand(handlerCommand(handler));
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** The command that handles the interruption. */
export function handlerCommand({ trigger, action }: Handler): Extract<Action, { kind: 'press' | 'click' }> {
  return action.kind === 'press'
    ? { kind: 'press', keys: action.keys, times: 1, target: null }
    : { kind: 'click', gesture: 'click', target: action.target ?? trigger, times: 1 };
}

function isWord(token: Token | undefined, word: string): boolean {
  return token !== undefined && !token.isQuoted && token.text.toLowerCase() === word;
}

/** The one element that the words name. */
function targetOf(text: string, tokens: Token[]): Target | null {
  const [command, ...others] = simpleClicks(commandsOf('Click', text, tokens));
  return command && others.length === 0 ? command.target : null;
}

function actionOf(text: string, [verb, ...rest]: Token[]): Handler['action'] | null {
  const [first] = rest;
  if (isWord(verb, 'click')) {
    if (isWord(first, 'it') && rest.length === 1) return { kind: 'click', target: null };
    const target = targetOf(text, rest);
    return target && { kind: 'click', target };
  }
  if (!isWord(verb, 'press')) return null;
  const presses = commandsOf('Press', text, rest).flatMap((command) =>
    command.kind === 'press' && command.times === 1 && command.target === null ? [command] : [],
  );
  const [press] = presses;
  return press && presses.length === 1 ? { kind: 'press', keys: press.keys } : null;
}

function commandsOf(verb: string, text: string, tokens: Token[]): Command[] {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return [];
  const { commands } = parse(`${verb} ${text.slice(first.start, last.end)}`);
  return commands.filter((command) => !hasEmptyName(command));
}

function simpleClicks(commands: Command[]): Extract<Action, { kind: 'click' }>[] {
  const clicks = commands.filter((command) => command.kind === 'click');
  return clicks.length === commands.length
    ? clicks.filter(({ gesture, times }) => gesture === 'click' && times === 1)
    : [];
}
