import type { RunnerStep } from '../types.ts';
import { splitClauses } from './clauses.ts';
import type { Command } from './command.ts';
import { namesKind } from './read-target.ts';
import { readAct } from './read-act.ts';
import { readCheck } from './read-check.ts';
import { shield } from './shield.ts';
import { CHECK_LEAD } from './statement.ts';

/** What a step asks for, or why it could not be read: a sentence that says how to word it. */
export type StepReading = { commands: Command[] } | { problem: string };

const HELP_ACT =
  "I can't read this step. Start it with a verb, for example: Click Buy, Type bob into Name, Verify that the page shows Thanks.";
const HELP_ASSERT =
  "I can't read this check. State what should be true, for example: Verify that the page shows Thanks, The Buy button is enabled, The Name field has the value bob.";

/** Reads one step of a test. The same text always gives the same commands. */
export function readStep(text: string, type: RunnerStep['type']): StepReading {
  const commands: Command[] = [];
  for (const clause of splitClauses(shield(text))) {
    const command = readClause(clause, type, commands.length > 0);
    if (!command) return { problem: type === 'assert' ? HELP_ASSERT : HELP_ACT };
    commands.push(...[command].flat());
  }
  if (commands.length === 0) return { problem: type === 'assert' ? HELP_ASSERT : HELP_ACT };
  if (
    type === 'assert' &&
    !commands.some(({ kind }) => kind === 'check' || kind === 'waitFor' || kind === 'tick')
  )
    return { problem: HELP_ASSERT };
  return { commands };
}

function readClause(clause: string, type: RunnerStep['type'], isLater: boolean): Command | Command[] | null {
  if (isTick(clause, type)) return readAct(clause);
  const isStated = CHECK_LEAD.test(clause) || /\bshould(?:n['’]t)?\b|^(?:see|sees)\b/iu.test(clause);
  if (isStated) return asCheck(clause);
  // In a check, a plain statement comes first ("the page shows Thanks"); verbs that act are read only where there is none.
  const act = readAct(clause);
  const command = type === 'assert' ? (asCheck(clause) ?? act) : (act ?? (isLater ? asCheck(clause) : null));
  return command && isSearch(clause) ? [command, { kind: 'press', keys: 'Enter', target: null }] : command;
}

/** "Check the Terms checkbox" ticks a box, whatever the step's type: "check" has two meanings. */
function isTick(clause: string, type: RunnerStep['type']): boolean {
  const object = /^(?:check|tick|mark)s?\s+(?!(?:that|if|whether|for)\b)(.+)$/iu.exec(clause)?.[1];
  if (
    object === undefined ||
    /\b(?:is|are|has|have|shows?|contains?|should|exists?|appears?)\b/iu.test(object)
  )
    return false;
  if (/\b(?:check ?box|tick ?box|box|radio(?: button| option)?|switch|toggle)$/iu.test(object)) return true;
  return !/^check/iu.test(clause) || (type === 'act' && !namesKind(object));
}

function isSearch(clause: string): boolean {
  return /^search(?:e?s)?\s+for\b/iu.test(clause);
}

function asCheck(clause: string): Command | null {
  const check = readCheck(clause);
  return check && { kind: 'check', check };
}
