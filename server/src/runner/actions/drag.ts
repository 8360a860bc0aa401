import type { Locator } from 'playwright-core';
import { isolated, PATIENT_MS } from '../agent/isolated.ts';
import { poll } from '../agent/poll.ts';
import { resolveOne } from '../agent/resolver/resolve.ts';
import { StepFailure } from '../agent/step-failure.ts';
import type { Execute } from './action.ts';
import { ACT_MS, EFFECT_MS, findElement, givenMatch, onElement } from './on-element.ts';

/** Many pages notice a drag only after the pointer has moved a few times. */
const MOVES = 8;

/** Drags an element, by the browser's own drag and drop or by the pointer, whichever the page uses. */
export const drag: Execute<'drag'> = async (run, { source, destination, position }) => {
  const dragged = await findElement(run, source, 'any');
  const given = run.given.destination;
  const place = given ? givenMatch(given, destination) : await resolveOne(run, destination, 'any');
  const before = await onElement(run, dragged, 'dragged', async () => {
    const situation = await read(dragged.locator);
    const at = position === 'onto' ? undefined : await edgeOf(place.locator, position);
    const options = { timeout: ACT_MS, steps: MOVES, ...(at && { targetPosition: at }) };
    await dragged.locator.dragTo(place.locator, options);
    return situation;
  });
  const look = async () => {
    if ((await dragged.locator.count()) !== 1) return true;
    const now = await read(dragged.locator);
    return now.place !== before.place || now.page !== before.page ? true : null;
  };
  const the = `The ${dragged.description}`;
  if (!(await poll(look, EFFECT_MS, run.signal)))
    throw new StepFailure(`${the} was dragged, but nothing on the page moved.`, dragged);
  if (
    position !== 'onto' &&
    !(await poll(() => isBeyond(dragged.locator, place.locator, position), EFFECT_MS, run.signal))
  )
    throw new StepFailure(`${the} was dragged, but is not ${position} the ${place.description}.`, dragged);
  const where = position === 'onto' ? 'to' : position;
  return {
    result: `Dragged the ${dragged.description} ${where} the ${place.description}.`,
    element: dragged,
  };
};

/** A point of an element near its upper or lower edge. */
async function edgeOf(
  locator: Locator,
  edge: 'above' | 'below',
): Promise<{ x: number; y: number } | undefined> {
  const box = await locator.boundingBox({ timeout: ACT_MS });
  if (!box) return undefined;
  const margin = Math.min(3, box.height / 4);
  return { x: box.width / 2, y: edge === 'above' ? margin : box.height - margin };
}

async function isBeyond(moved: Locator, other: Locator, side: 'above' | 'below'): Promise<true | null> {
  const [one, two] = await Promise.all([moved.boundingBox(), other.boundingBox()]);
  if (!one || !two) return null;
  return (side === 'above' ? one.y < two.y : one.y > two.y) ? true : null;
}

interface Situation {
  /** Where the element is within its parent, and in the document. */
  place: string;
  /** Differs where anything of its document does. */
  page: string;
}

function read(locator: Locator): Promise<Situation> {
  return isolated(locator, probe, undefined, PATIENT_MS);
}

/** Runs inside the page. */
function probe(element: Element): Situation {
  const box = element.getBoundingClientRect();
  const around = element.parentElement?.getBoundingClientRect() ?? box;
  const steps: number[] = [];
  for (let node = element; node.parentElement; node = node.parentElement)
    steps.push([...node.parentElement.children].indexOf(node));
  const root = element.getRootNode() as Document | ShadowRoot;
  const markup = [document.body.outerHTML, root instanceof ShadowRoot ? root.innerHTML : ''].join('');
  let hash = 0;
  for (const character of markup) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return {
    place: `${box.x - around.x},${box.y - around.y} ${steps.join(' ')}`,
    page: `${location.href} ${hash}`,
  };
}
