import assert from 'node:assert/strict';
import { nameNode, wouldHit, type PageModel } from 'shared/page-model';
import type { Target } from 'shared/step-language';
import { reportPage } from '../../page/report-page.ts';
import type { RunContext } from '../../core/run-context.ts';
import type { Match, Purpose } from '../resolve.ts';

/** What a page shows now. */
export async function modelOf(run: RunContext): Promise<PageModel> {
  let model: PageModel | null = null;
  await reportPage({ ...run, hooks: { onPageCaptured: (page) => (model = page) } });
  assert.ok(model, 'The page was not captured.');
  return model;
}

/** Checks that a model says of a target nothing but what the page itself says. It may say that it cannot tell. */
export async function checkModel(model: PageModel, target: Target, purpose: Purpose, found: Match[]) {
  const hit = wouldHit(model, target, purpose, purpose === 'any');
  const about = JSON.stringify({
    target,
    purpose,
    hit: hit.text,
    found: found.map((one) => one.description),
  });
  if (hit.result === 'none') assert.equal(found.length, 0, about);
  if (hit.result === 'several') assert.equal(found.length, hit.nodes.length, about);
  if (hit.result !== 'one') return hit.result;
  const [match, ...others] = found;
  assert.ok(match && others.length === 0, about);
  const box = await match.locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height];
  });
  const { box: known } = hit.node;
  // Half a pixel at each side is rounded; in a frame both are told in different coordinates.
  if (known && match.box)
    box.forEach((one, index) => assert.ok(Math.abs(one - (known[index] ?? NaN)) <= 1, about));
  return hit.result;
}

/** Checks that a model calls an element as the page does. @returns false: the model cannot tell */
export function checkName(model: PageModel, target: Target, purpose: Purpose): boolean {
  const hit = wouldHit(model, target, purpose, purpose === 'any');
  const name = hit.result === 'one' ? nameNode(model, hit.node, purpose) : null;
  if (name) assert.deepEqual(name, target);
  return name !== null;
}
