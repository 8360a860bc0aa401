import type { LiveEvent, LiveRequest, MissingName, StepFix } from 'shared/contract';

export interface StepOutcome {
  isSuccessful: boolean;
  result: string;
  missingName?: MissingName;
  fixes?: StepFix[];
  written?: string[];
  sent: string[];
  /** The run stays in this step. */
  isEndless: boolean;
}

interface Tools {
  send: (event: LiveEvent) => void;
  /** @returns its number */
  sendScreenshot: () => number;
  outcomeOf: (text: string) => Partial<StepOutcome>;
}

/** Reports what the runner would of a run: each step has one action, and the first failed one ends it. */
export function runSteps(
  { run, steps, starting_url }: Extract<LiveRequest, { type: 'run' }>,
  { send, sendScreenshot, outcomeOf }: Tools,
): void {
  const hasLogin = steps[0]?.is_login_step === true;
  if (starting_url !== null) send({ type: 'restarted' });
  const screenshot = starting_url === null ? null : sendScreenshot();
  const places = steps.map((_, index) => ({ place: placeOf(index, hasLogin) }));
  send({ type: 'run-started', run, steps: places, screenshot });
  for (const [index, { action }] of steps.entries()) {
    const outcome = { isSuccessful: true, result: 'Done', sent: [], ...outcomeOf(action) };
    send({ type: 'step-started', run, index });
    if (outcome.isEndless) return;
    const acted = { type: 'click', description: action, is_successful: outcome.isSuccessful };
    send({
      type: 'action',
      run,
      index,
      action: { ...acted, element: null, screenshot: sendScreenshot(), screenshot_before: null },
    });
    send({ type: 'step-finished', run, index, ...outcome });
    if (!outcome.isSuccessful) return send({ type: 'run-finished', run, status: 'failed', error: null });
  }
  send({ type: 'run-finished', run, status: 'passed', error: null });
}

function placeOf(index: number, hasLogin: boolean) {
  const module = { id: 50, title: 'Sign in', step: 1 };
  if (!hasLogin) return { step: index + 1, module: null };
  return index === 0 ? { step: null, module } : { step: index, module: null };
}
