import { setTimeout as sleep } from 'node:timers/promises';
import type { Point } from 'shared/contract';
import type { LiveClient } from './live-client.ts';
import type { PageSite } from './page-site.ts';

interface Watched {
  client: LiveClient;
  site: PageSite;
}

const REST_MS = 400;
const TIMEOUT_MS = 6000;
const INTERVAL_MS = 20;

/** Waits as a person does: until nothing has happened on the page, and nothing was heard of it, for a moment. */
export async function waitForRest({ client, site }: Watched): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  let seen = -1;
  while (performance.now() < deadline) {
    const count = client.events.length + site.events.length;
    if (count === seen) return;
    seen = count;
    await sleep(REST_MS);
  }
}

/** Moves the pointer, and waits until the page has got it. @returns where it is on the screen; null: the page does not report events. */
async function movePointer(
  { client, site }: Watched,
  { x, y }: Point,
  expected?: Point,
): Promise<Point | null> {
  const [seen, heard] = [site.events.length, client.events.length];
  client.send({ type: 'input', input: { kind: 'move', point: { x, y } } });
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    for (const { type, value } of site.events.slice(seen)) {
      const [placeX, placeY] = value.split(',').map(Number);
      if (type !== 'mousemove' || placeX === undefined || placeY === undefined) continue;
      if (!expected || (placeX === expected.x && placeY === expected.y)) return { x: placeX, y: placeY };
    }
    if (client.events.slice(heard).some(({ event }) => event.type === 'question')) return null;
    await sleep(INTERVAL_MS);
  }
  return null;
}

/**
 * Waits until the page has got everything that was sent before: inputs are handled one after the other, so that the pointer, which is moved
 * by a pixel, arrives last. A question of the browser has to be answered first.
 * @param origin where the page begins on the screen
 */
export async function waitForInputs(watched: Watched, point: Point, origin: Point): Promise<void> {
  const [x, y] = [Math.round(point.x) + 1, Math.round(point.y) + 1];
  await movePointer(watched, { x, y }, { x: origin.x + x, y: origin.y + y });
}

/** Where the page begins on the screen. @throws Error if it reports no events. */
export async function findOrigin(watched: Watched): Promise<Point> {
  const point = await movePointer(watched, { x: 2, y: 2 });
  if (!point) throw new Error('The page reports no events.');
  return { x: point.x - 2, y: point.y - 2 };
}
