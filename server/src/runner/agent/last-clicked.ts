import type { TestWindow } from '../browser/test-window.ts';
import type { Session } from './session.ts';
import { StepFailure } from './step-failure.ts';
import type { Target } from './target.ts';

const clicked = new WeakMap<TestWindow, Target>();

/** What a click is for: "that button again" is what was clicked last. @throws StepFailure where nothing was */
export function clickedTarget({ window }: Session, target: Target): Target {
  if (!target.isLastClicked) return target;
  const last = clicked.get(window);
  if (!last)
    throw new StepFailure(`Nothing has been clicked yet that "${target.words}" could be. Say its name.`);
  return { ...last, words: target.words };
}

export function noteClicked({ window }: Session, target: Target): void {
  clicked.set(window, target);
}
