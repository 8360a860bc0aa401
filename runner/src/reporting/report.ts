import type { PageEvents } from '../browser/page-events.ts';
import type { ObservedEvent, ReportedAction, RunObserver, StepOutcome } from '../types.ts';
import { createOutbox } from './outbox.ts';

/** So many calls a run may be ahead of its observer: enough to hide a slow moment of the store, little enough to lose with a crash. */
const AHEAD = 6;

/** Tells a run's observer what happens, in order, while the run goes on. Each call throws what the observer threw before. */
export interface Report {
  started(screenshot: Buffer | null): Promise<void>;
  stepStarted(stepIndex: number): Promise<void>;
  action(stepIndex: number, actionNumber: number, action: ReportedAction): Promise<void>;
  stepFinished(stepIndex: number, outcome: StepOutcome): Promise<void>;
  /** Resolves when all has been told. */
  finish(): Promise<void>;
  /** For a run that nobody waits for any more. */
  abandon(): Promise<void>;
}

/** What the pages told is put beside the action it happened in. */
export function createReport(observer: Required<RunObserver>, pages: PageEvents): Report {
  const outbox = createOutbox(AHEAD);

  async function tell(
    stepIndex: number | null,
    actionNumber: number | null,
    events: ObservedEvent[],
  ): Promise<void> {
    if (events.length > 0) await outbox.post(() => observer.onEvents(stepIndex, actionNumber, events));
  }

  return {
    async started(screenshot) {
      await outbox.post(() => observer.onStarted(screenshot));
      await tell(null, null, pages.take());
    },
    async stepStarted(stepIndex) {
      await tell(null, null, pages.take());
      await outbox.post(() => observer.onStepStarted(stepIndex));
    },
    async action(stepIndex, actionNumber, action) {
      const events = Map.groupBy(pages.take(), ({ atSeconds }) => atSeconds < action.startSeconds);
      await tell(stepIndex, null, events.get(true) ?? []);
      await outbox.post(async () =>
        observer.onAction(stepIndex, actionNumber, { ...action, screenshot: await action.screenshot }),
      );
      await tell(stepIndex, actionNumber, events.get(false) ?? []);
    },
    async stepFinished(stepIndex, outcome) {
      await tell(stepIndex, null, pages.take());
      await outbox.post(() => observer.onStepFinished(stepIndex, outcome));
    },
    async finish() {
      await tell(null, null, pages.take());
      await outbox.empty();
    },
    abandon: () => outbox.drop(),
  };
}
