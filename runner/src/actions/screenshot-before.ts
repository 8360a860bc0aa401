import type { Command } from 'shared/step-language';
import type { ActedElement, Box } from 'shared/contract';
import type { RunContext } from '../core/run-context.ts';
import type { DescribedElement } from '../core/step-failure.ts';
import { scrollToElement } from '../browser/element-box.ts';
import { recentScreenshot, takeScreenshot } from '../browser/screenshot.ts';

/** The window right before an action on an element. */
export interface ScreenshotBefore {
  screenshot: Buffer | null;
  element: ActedElement;
}

/**
 * Scrolls the element of an action into view and takes a screenshot. A field into which a secret will be typed is redacted
 * first. The screenshot after the last action is reused if nothing had to be scrolled or redacted since.
 * @param command with its variables expanded
 * @param known the element's box, if it has just been measured
 */
export async function takeScreenshotBefore(
  { window, values }: RunContext,
  command: Command,
  { description, locator }: DescribedElement,
  known: Box | null,
): Promise<ScreenshotBefore> {
  if (!window.takesScreenshots) return { screenshot: null, element: { description, box: null } };
  const isSecret = values.isSecret(textOf(command));
  if (isSecret) await window.redactor.redact(locator);
  const recent = isSecret ? null : recentScreenshot(window);
  const [{ box, hasScrolled }, screenshot] = await Promise.all([
    scrollToElement(locator, known),
    recent ?? takeScreenshot(window),
  ]);
  return {
    screenshot: hasScrolled ? await takeScreenshot(window) : screenshot,
    element: { description, box },
  };
}

function textOf(command: Command): string {
  if (command.kind === 'type') return command.text;
  return command.kind === 'set' ? command.value : '';
}
