import { pathOnSite } from '../../browser/base-url.ts';
import type { Interaction, LiveControl, LiveSession } from '../types.ts';
import { createCommands } from './commands.ts';
import { createDialogQuestions } from './dialog-questions.ts';
import { followFileChoosers } from './file-questions.ts';
import { createInputGate } from './input-gate.ts';
import { createInterrupts } from './interrupts.ts';
import { performInput } from './perform-input.ts';
import type { Questions } from './questions.ts';
import { createRecordingSwitch } from './recording-switch.ts';
import { reportError } from './report-error.ts';
import { createRequestQueue, TOO_MANY_WAITING } from './request-queue.ts';
import { openStart, restart } from './restart.ts';
import { runLiveSteps } from './run-live-steps.ts';
import { createSentReports } from './sent-reports.ts';
import type { SessionCore } from './session-core.ts';

/** Handles the controller's requests one after the other; `stop` and answers overtake. */
export interface Controller extends Pick<LiveSession, 'handle' | 'run' | 'finishTyping'> {
  /** Opens the session's starting page, before anything else. */
  open(startingUrl: string): void;
  areStepsRunning(): boolean;
}

type Handlers = {
  [Type in LiveControl['type']]: (request: Extract<LiveControl, { type: Type }>) => void;
};

export function createController(
  core: SessionCore,
  interaction: Interaction,
  questions: Questions,
): Controller {
  const { window, send, state } = core;
  /** One for each run that waits or runs. */
  const stops = new Set<AbortController>();
  const areStepsRunning = () => stops.size > 0;
  /** Of the page that is being opened. */
  const openings = createInterrupts();
  /** Of what is done in the window. */
  const inputs = createInterrupts();
  const recording = createRecordingSwitch(interaction);
  const sent = createSentReports(core, recording.isOn);

  const refuse = (message: string) => send({ type: 'refused', request: null, message });
  const queue = createRequestQueue((error) => reportError(core, error));
  const gate = createInputGate(core, questions, areStepsRunning);

  const { perform, isExecuting } = createCommands(core, interaction, queue, inputs, sent);
  const dialogs = createDialogQuestions(questions, areStepsRunning, perform);
  window.onOpened(dialogs.follow);
  const files = followFileChoosers(core, questions, {
    isExecuting: () => isExecuting() || areStepsRunning(),
    perform(command, attachment) {
      state.attachment = attachment;
      return perform(command);
    },
  });

  /** Gives up a question that an input has led to; a dialog stays open until it is answered. */
  function cancelQuestion(): void {
    if (questions.open()?.kind !== 'dialog') questions.cancel();
  }

  function replaceWindow(): void {
    openings.interrupt();
    inputs.interrupt();
    cancelQuestion();
  }

  function enqueue(task: () => Promise<void>): void {
    if (!queue.add(null, task)) refuse(TOO_MANY_WAITING);
  }

  function enqueueOpening(open: (signal: AbortSignal) => Promise<unknown>): void {
    const task = openings.task((_, signal) => open(AbortSignal.any([core.signal, signal])));
    enqueue(() => task(null));
  }

  async function performMerged(request: LiveControl | null, at: number): Promise<void> {
    if (request?.type !== 'input') return;
    const { input } = request;
    const isAsking = () => questions.open() !== null;
    const deliver = () => performInput(interaction, { input, at }, window.current(), isAsking);
    // Where the pointer rests after a run says nothing about what its last step still sends.
    const isTaken = await (input.kind === 'move' ? deliver() : sent.acting(deliver));
    if (!isTaken) refuse('The page does not answer. Open the starting page again if it stays so.');
    if (input.kind !== 'move') window.page().refresh();
  }

  function stopRuns(): void {
    for (const stop of stops) stop.abort(new Error('The run was stopped.'));
  }

  const handlers: Handlers = {
    stop: stopRuns,
    answer: ({ question, answer }) => questions.answer(question, answer),
    input(request) {
      const { input } = request;
      if (!gate.admit(input)) return;
      if (input.kind === 'down') files.clickedAt(input.point);
      const at = performance.now();
      queue.add(
        request,
        inputs.task((merged) => performMerged(merged, at)),
      );
    },
    navigate({ to }) {
      if (!gate.admitRequest()) return;
      openings.interrupt();
      cancelQuestion();
      void perform(
        typeof to === 'string' ? { kind: to } : { kind: 'open', url: pathOnSite(to.url, state.baseUrl) },
      );
    },
    tab({ id, change }) {
      if (!gate.admitRequest()) return;
      const page = window.page().tabOf(id);
      const number = page ? window.current().pages().indexOf(page) + 1 : 0;
      if (number === 0) refuse('This tab has been closed.');
      else void perform({ kind: change === 'show' ? 'switchTab' : 'closeTab', tab: { number } });
    },
    restart({ starting_url }) {
      stopRuns();
      replaceWindow();
      enqueueOpening(async (signal) => {
        await recording.finishTyping();
        await restart(core, starting_url, signal);
      });
    },
    record({ isOn }) {
      enqueue(async () => {
        await recording.set(isOn);
        send({ type: 'recording', isOn });
      });
    },
  };

  return {
    handle: (request) => (handlers[request.type] as (one: LiveControl) => void)(request),
    run(run, request) {
      const stop = new AbortController();
      stops.add(stop);
      dialogs.update();
      const finish = () => {
        stops.delete(stop);
        dialogs.update();
      };
      if (request.startingUrl === null) cancelQuestion();
      else replaceWindow();
      const isWaiting = queue.add(null, async () => {
        await recording.finishTyping();
        await runLiveSteps(core, { run, ...request, stop: stop.signal }, sent);
        finish();
        window.page().refresh();
      });
      if (isWaiting) return;
      finish();
      send({ type: 'run-finished', run, status: 'error', error: TOO_MANY_WAITING });
    },
    open: (startingUrl) => enqueueOpening((signal) => openStart(core, startingUrl, signal)),
    areStepsRunning,
    finishTyping: recording.finishTyping,
  };
}
