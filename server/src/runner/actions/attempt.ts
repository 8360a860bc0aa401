import { capitalize } from '../agent/describe.ts';
import type { Done } from './action.ts';
import type { Found } from '../agent/finding/settle-on.ts';
import { justMeasured } from '../agent/finding/traits.ts';
import type { Session } from '../agent/session.ts';
import { StepFailure } from '../agent/step-failure.ts';

const REASONS: [pattern: RegExp, reason: string][] = [
  [/intercepts pointer events/, 'another element covers it'],
  [/element is not enabled|is disabled/, 'it is disabled'],
  [/not editable|readonly/, 'it cannot be edited'],
  [
    /not an <input>|not a <select>|not a checkbox|Cannot type text into|not HTMLInputElement|Malformed value/,
    'it is not the kind of element for that',
  ],
  [/outside of the viewport/, 'it is outside the visible page'],
  [/element is not stable/, 'it keeps moving'],
  [/element is not visible|not attached|detached/, 'it disappeared meanwhile'],
];

/**
 * Does something with an element that was found; whoever watches the session sees it right before.
 * @param verb how the sentence goes on: "could not be {clicked}"
 * @throws StepFailure with the reason in words; Playwright's own text may hold what was typed.
 */
export async function attempt<T>(
  session: Session,
  found: Found,
  verb: string,
  act: () => Promise<T>,
): Promise<T> {
  try {
    await session.onTarget?.(found.description, found.locator, justMeasured(found.locator));
    return await act();
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    if (/Target (?:page|closed|crashed)|has been closed/.test(text)) throw error;
    const reason = REASONS.find(([pattern]) => pattern.test(text))?.[1] ?? 'it did not react in time';
    throw new StepFailure(`${capitalize(found.description)} could not be ${verb}: ${reason}.`);
  }
}

/** An action on one element as it is told. @param sentence without the remark about others that fitted */
export function doneWith(found: Found, description: string, sentence: string): Done {
  const { locator, remark, marks } = found;
  return {
    description,
    result: sentence + remark,
    element: { description: found.description, locator },
    marks,
  };
}
