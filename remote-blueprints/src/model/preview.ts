import type { Box, SimulationAction } from 'shared/contract';
import { stepName } from 'shared/format';
import { placeInEditor, type SummarizedRun } from './run-summary.ts';
import { actionOrder, describeAction } from './simulation.ts';
import type { EditorStep } from './step.ts';

export interface PreviewScreenshot {
  url: string;
  /** The acted element, in pixels of the screenshot. */
  box: Box | null;
}

/** What the page showed at one time of a simulation. */
export interface Moment {
  /** Among all actions of the simulation; `START` for the starting page. */
  order: number;
  /** `Step 3 · Click button "Buy" (2 of 3)` */
  caption: string;
  before: PreviewScreenshot | null;
  after: PreviewScreenshot | null;
}

const START = -1;

/** Everything that has a screenshot, in chronological order: the starting page, then the actions. */
export function listMoments(run: SummarizedRun, steps: EditorStep[]): Moment[] {
  const { simulation } = run;
  const start = simulation?.initial_screenshot_url;
  const first = start
    ? [{ order: START, caption: 'Starting page', before: null, after: { url: start, box: null } }]
    : [];
  const others = (simulation?.steps ?? []).flatMap((step, index) => {
    const name = stepName(placeInEditor({ ...run, step, index }, steps).place);
    return step.actions.map((action, position) => {
      const words = describeAction(action);
      const count = `(${position + 1} of ${step.actions.length})`;
      return {
        order: actionOrder(index, action.action_number),
        caption: words ? `${name} · ${words} ${count}` : `${name} ${count}`,
        ...screenshotsOf(action),
      };
    });
  });
  return [...first, ...others.filter(({ before, after }) => before || after)];
}

/** The element is marked in the screenshot before the action, or if there is none in the one after it. */
function screenshotsOf({ screenshot_before_url, screenshot_url, element }: SimulationAction) {
  const box = element?.box ?? null;
  return {
    before: screenshot_before_url ? { url: screenshot_before_url, box } : null,
    after: screenshot_url ? { url: screenshot_url, box: screenshot_before_url ? null : box } : null,
  };
}
