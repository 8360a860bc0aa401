import type { Command } from 'shared/step-language';
import type { Interaction } from '../types.ts';
import type { Interrupts } from './interrupts.ts';
import { TOO_MANY_WAITING, type RequestQueue } from './request-queue.ts';
import type { SentReports } from './sent-reports.ts';
import type { SessionCore } from './session-core.ts';

/** Commands of the toolbar and of answered questions. */
export function createCommands(
  { window, send }: SessionCore,
  interaction: Interaction,
  queue: RequestQueue,
  interrupts: Interrupts,
  sent: SentReports,
) {
  let executing = 0;

  async function execute(command: Command): Promise<void> {
    executing++;
    await sent.acting(() => interaction.perform(command)).finally(() => executing--);
    window.page().refresh();
  }

  return {
    /** Executes a command after the requests before it. Resolves when that has happened, successful or not. */
    perform(command: Command) {
      const task = interrupts.task(() => execute(command));
      return new Promise<void>((resolve) => {
        if (queue.add(null, () => task(null).finally(resolve))) return;
        send({ type: 'refused', request: null, message: TOO_MANY_WAITING });
        resolve();
      });
    },
    isExecuting: () => executing > 0,
  };
}
