import type { Source } from '../agent/command.ts';
import { MASK, quote } from '../agent/describe.ts';
import { findTarget } from '../agent/finding/find-target.ts';
import { readParts } from '../agent/parts/read-parts.ts';
import type { SeenElement } from '../agent/seen-element.ts';
import type { Session } from '../agent/session.ts';
import { StepFailure } from '../agent/step-failure.ts';
import type { Action } from './action.ts';

/** Keeps a text of the page for the run's later steps, which use it as {{name}}. */
export const remember: Action<'remember'> = async (session, { source, name }) => {
  const { text, element, isMasked, about } = await read(session, source);
  if (text === '') throw new StepFailure(`There is nothing to remember: ${about} has no text.`);
  session.values.set(name, text);
  return {
    description: `Remember ${about} as {{${name}}}`,
    result: `Remembered "${isMasked ? MASK : text}" as {{${name}}}.`,
    element,
  };
};

interface ReadText {
  text: string;
  about: string;
  isMasked: boolean;
  element?: SeenElement;
}

async function read(session: Session, source: Source): Promise<ReadText> {
  const page = session.window.page();
  if (source.kind === 'title') return { text: await page.title(), about: 'the page title', isMasked: false };
  if (source.kind === 'address') return { text: page.url(), about: 'the address', isMasked: false };
  const { target } = source;
  const { locator, description, traits } = await findTarget(session, target, 'any');
  const field = await locator.evaluate((node) => {
    const control = node instanceof HTMLLabelElement && node.control ? node.control : node;
    if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.label ?? '';
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? control.value
      : null;
  });
  const name = target.readings[0]?.name ?? '';
  return {
    text: field?.trim() ?? saidOf(await readParts(locator, name), name),
    about: quote(target),
    isMasked: traits.isSecret,
    element: { description, locator },
  };
}

/** What the page says about a name: behind it in the same text ("Your order number is L-1001."), else beside it, else the text. */
function saidOf(
  { own, rest, beside }: { own: string; rest: string; beside: string[] },
  name: string,
): string {
  const at = name === '' ? -1 : own.toLowerCase().indexOf(name.toLowerCase());
  const behind = at < 0 ? '' : own.slice(at + name.length);
  const stated = /^\s*(?:is|are|was|:|=|#|no\.?|–|-)\s*(.+?)\.?$/iu.exec(behind)?.[1];
  return stated ?? (at < 0 || rest === '' ? (beside[0] ?? own) : rest);
}
