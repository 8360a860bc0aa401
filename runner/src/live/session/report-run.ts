import { createEventStream, type EventStream } from '../../reporting/event-stream.ts';
import type { ExecutedAction, RunEvent, StepOutcome } from '../../types.ts';
import type { SentReports } from './sent-reports.ts';
import type { SessionCore } from './session-core.ts';

/** The events of a run as messages for the page. What a step sent is taken when it ends, before its screenshots are there. */
export function createRunReport(run: number, core: SessionCore, sent: SentReports): EventStream {
  const sentBySteps = new Map<number, string[]>();
  const nothing = {
    pages: { take: () => [] },
    requests: { beginStep: () => undefined, take: () => undefined },
  };
  const stream = createEventStream((event) => report(event), nothing, core.values.mask);

  function report(event: RunEvent): void {
    switch (event.type) {
      case 'step-started':
        core.send({ type: 'step-started', run, index: event.stepIndex });
        break;
      case 'action':
        core.send({ type: 'action', run, index: event.stepIndex, action: describeAction(event.action) });
        break;
      case 'step-finished': {
        const { isSuccessful, missingName, fixes = [], marks } = event.outcome;
        const written = marks.flatMap(({ sentences = [] }) => sentences);
        const requests = sentBySteps.get(event.stepIndex) ?? [];
        const index = event.stepIndex;
        const outcome = {
          isSuccessful,
          result: withHealing(event.outcome),
          ...(missingName && { missingName }),
          ...(fixes.length > 0 && { fixes }),
          ...(written.length > 0 && { written }),
        };
        core.send({ type: 'step-finished', run, index, ...outcome, sent: requests });
      }
    }
  }

  function describeAction({ type, description, isSuccessful, element, ...images }: ExecutedAction) {
    const screenshot_before = core.sendScreenshot(images.screenshotBefore);
    const screenshot = core.sendScreenshot(images.screenshot);
    return { type, description, is_successful: isSuccessful, element, screenshot, screenshot_before };
  }

  return {
    ...stream,
    async emit(event) {
      if (event.type === 'step-started') sent.stepStarted(run, event.stepIndex);
      if (event.type === 'step-finished') sentBySteps.set(event.stepIndex, sent.stepFinished());
      await stream.emit(event);
    },
  };
}

/** The page has no other place for what a step found under a new name. */
function withHealing({ result, marks }: StepOutcome): string {
  return [result, ...marks.filter(({ kind }) => kind === 'healed').map(({ text }) => text)].join(' ');
}
