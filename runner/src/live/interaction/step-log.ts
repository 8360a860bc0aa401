import { STEP_TEXT_MAX_LENGTH } from 'shared/constants';
import type { Command } from 'shared/step-language';
import type { PlannedAction } from 'shared/contract';
import { exactSentence } from '../../core/exact-sentence.ts';
import type { LiveContext, LiveElement } from '../types.ts';
import { createSightings } from './sightings.ts';

/** A step that has been recorded and may still change: typing goes on, or a key is pressed again. */
interface LoggedStep {
  command: Command;
  /** The id of its element; null: it has none. */
  elementId: string | null;
  /** When the pointer was pressed for it, on the clock of `performance` in milliseconds; null: it was not. */
  pressedAt: number | null;
}

export interface StepLog {
  /** Remembers for the plan what an element is, before anything is done to it. Never rejects. */
  see(element: LiveElement): Promise<void>;
  /**
   * Reports steps, instead of the last `replaces` ones.
   * @returns false: a step cannot be written, which has been reported instead; nothing was recorded
   */
  record(commands: Command[], options?: RecordOptions): boolean;
  /** Withdraws the last step. */
  withdraw(): void;
  /** Reports what no step can express. */
  refuse(message: string): void;
  /** The last step; null: it is final. */
  last(): LoggedStep | null;
  /** What follows is not merged with the last step. */
  close(): void;
}

interface RecordOptions {
  /** The ids of the elements of the last command, as they were seen. */
  elementId?: string | null;
  destinationId?: string | null;
  /** The same as the runner has found them; `page` as in a plan. */
  found?: { page: string; action: PlannedAction } | null;
  replaces?: number;
  /** As in `LoggedStep`. */
  pressedAt?: number | null;
  note?: string | null;
}

/** Reports recorded steps, each only if its sentence means exactly the command and contains no secret. */
export function createStepLog(live: LiveContext): StepLog {
  let last: LoggedStep | null = null;
  const sightings = createSightings(live);

  function sentenceOf(command: Command): string | null {
    const sentence = exactSentence(command);
    if (sentence === null || sentence.length > STEP_TEXT_MAX_LENGTH) return null;
    return live.run().values.mask(sentence) === sentence ? sentence : null;
  }

  const log: StepLog = {
    see: sightings.see,
    record(commands, options = {}) {
      const { elementId = null, destinationId = null, replaces = 0, note = null, found = null } = options;
      const { pressedAt = null } = options;
      const sentences = commands.map(sentenceOf);
      const actions = sentences.filter((sentence) => sentence !== null);
      if (actions.length < sentences.length) {
        if (replaces > 0) live.send({ type: 'recorded', steps: [], replaces, note: null });
        log.close();
        log.refuse(
          'This cannot be written as a step: it contains a secret, or a text that no sentence can hold. Use a variable for it.',
        );
        return false;
      }
      const command = commands.at(-1);
      const [id, text] = [elementId, actions.at(-1)];
      const seen = found ?? (command && id !== null ? sightings.planned(command, id, destinationId) : null);
      const plan = seen && text ? sightings.entries(text, seen) : [];
      live.send({
        type: 'recorded',
        steps: actions.map((action) => ({ type: 'act', action })),
        replaces,
        note,
        ...(plan.length > 0 && { plan }),
      });
      last = command ? { command, elementId, pressedAt } : null;
      return true;
    },
    withdraw() {
      if (!last) return;
      live.send({ type: 'recorded', steps: [], replaces: 1, note: null });
      last = null;
    },
    refuse: (message) => live.send({ type: 'not-recorded', message: live.run().values.mask(message) }),
    last: () => last,
    close() {
      last = null;
    },
  };
  return log;
}

/** A text as a step writes it: what looks like the use of a variable stands for itself. */
export function asWritten(text: string): string {
  return text.replaceAll(/\\?\{\{\s*[A-Za-z_][A-Za-z0-9_]{0,63}\s*\}\}/gu, (use) => `\\${use}`);
}
