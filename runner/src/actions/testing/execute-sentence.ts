import assert from 'node:assert/strict';
import { isClear, readStep, type Command } from 'shared/step-language';
import type { RunContext } from '../../core/run-context.ts';
import { FAILING } from '../../testing/timings.ts';
import { executeCommand } from '../execute-command.ts';

/**
 * Executes a sentence, or a command without one.
 * @returns the step's result.
 * @throws an error with the step's result if it fails.
 */
export async function executeSentence(run: RunContext, step: string | Command): Promise<string> {
  const command = typeof step === 'string' ? commandOf(step) : step;
  const { action, sentence } = await executeCommand({ ...run, written: command }, command);
  if (!action.isSuccessful) throw new Error(sentence);
  return sentence;
}

/** @returns why it fails. */
export async function failureOf(run: RunContext, step: string | Command, timing = FAILING): Promise<string> {
  return executeSentence({ ...run, timing }, step).then(
    (result) => assert.fail(`it passed: ${result}`),
    (error: Error) => error.message,
  );
}

function commandOf(sentence: string): Command {
  const reading = readStep(sentence);
  assert.ok(isClear(reading) && reading.command, `"${sentence}" is not clear: ${reading.problem?.message}`);
  return reading.command;
}
