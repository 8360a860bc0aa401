import type { AccessibilityFinding, StepResult } from 'shared/contract';

type Impact = AccessibilityFinding['impact'];

const TONES = { minor: 'neutral', moderate: 'info', serious: 'warning', critical: 'danger' } as const;

/** The colour of an impact. */
export function impactTone(impact: Impact): (typeof TONES)[Impact] {
  return TONES[impact];
}

/** How many elements a finding is about: `1 element`, `24 elements, of which 20 are listed`. */
export function countText({ count, elements }: AccessibilityFinding): string {
  const all = `${count} ${count === 1 ? 'element' : 'elements'}`;
  return elements.length < count ? `${all}, of which ${elements.length} are listed` : all;
}

/** The screenshot in which the elements of a step's findings are; null: there is none. */
export function screenshotOf(step: StepResult): string | null {
  return step.actions.findLast((action) => action.screenshot_url)?.screenshot_url ?? null;
}
