import type { Locator } from 'playwright-core';
import type { ActedElement, Box } from 'shared/contract';
import type { Command } from '../agent/command.ts';
import type { Session } from '../agent/session.ts';
import { bringIntoView } from '../browser/element-box.ts';
import { justPhotographed, photograph } from '../browser/photograph.ts';

/** The window right before something was done to an element. */
export interface Sight {
  screenshot: Buffer | null;
  element: ActedElement;
}

/**
 * Looks at an element that something is about to be done to, and covers it where a secret will be typed into it. The picture that the
 * last action left will do, if nothing had to be scrolled or covered since.
 * @param known the element's box, where the look that found it told it
 */
export async function lookBefore(
  session: Session,
  command: Command,
  { description, locator, box: known }: { description: string; locator: Locator; box: Box | null },
): Promise<Sight> {
  const { window } = session;
  if (!window.takesPictures) return { screenshot: null, element: { description, box: null } };
  const isSecret = typesSecret(session, command);
  if (isSecret) await window.covers.cover(locator);
  const former = isSecret ? null : justPhotographed(window);
  const [{ box, hasScrolled }, screenshot] = await Promise.all([
    bringIntoView(locator, known),
    former ?? photograph(window),
  ]);
  return { screenshot: hasScrolled ? await photograph(window) : screenshot, element: { description, box } };
}

function typesSecret({ values }: Session, command: Command): boolean {
  if (command.kind !== 'input') return false;
  try {
    return values.isSecret(values.expand(command.text));
  } catch {
    return false; // a value that is not known is not typed
  }
}
