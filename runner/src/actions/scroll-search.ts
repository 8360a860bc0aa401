import type { Frame } from 'playwright-core';
import type { Target } from 'shared/step-language';
import { poll } from '../core/poll.ts';
import { matchAll } from '../resolve/resolve.ts';
import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import type { ActionRun } from './action.ts';

/** A page, list or box that can be scrolled. */
interface Area {
  frame: Frame;
  id: string;
}

/**
 * Scrolls the page and what can be scrolled in it, one after the other from the start to the end, until a target appears: lists load their
 * entries late, or render only those near the window.
 * @returns a sentence about where it was looked for in vain; null: it is there, or nothing can be scrolled
 */
export async function scrollUntilFound(run: ActionRun, target: Target): Promise<string | null> {
  const { window, timing } = run;
  const page = window.page();
  const isFound = async () => ((await matchAll(run, target, 'any')).length > 0 ? true : null);
  await window.activity.waitUntilIdle(page, timing.wait);
  if (await poll(run, isFound, Math.min(timing.wait, timing.reaction))) return null;
  const end = performance.now() + timing.scrollSearch;
  const searched = new Set<string>();
  run.action.begin();
  for (;;) {
    const area = (await areasOf(page.frames())).find(({ id }) => !searched.has(id));
    if (!area) break;
    searched.add(area.id);
    const search = await searchArea(run, area, isFound, end);
    if (search === 'found') return null;
    if (search === 'late')
      return `Scrolling was given up after ${timing.scrollSearch / 1000} seconds, before everything was seen.`;
  }
  if (searched.size === 0) return null;
  return searched.size === 1
    ? 'It was scrolled to the end.'
    : `All ${searched.size} areas of the page that can be scrolled were scrolled to their ends.`;
}

async function searchArea(
  run: ActionRun,
  { frame, id }: Area,
  isFound: () => Promise<true | null>,
  end: number,
): Promise<'found' | 'end' | 'late'> {
  const { window, timing } = run;
  const scroll = (to: 'start' | 'on' | number) => evaluateIsolated(frame, 'scrollArea', { id, to });
  const before = (await scroll('start')).position;
  for (;;) {
    const limit = Math.min(timing.idleAfterAction, end - performance.now());
    await window.activity.waitUntilRendered(window.page(), timing.render, limit);
    if (await poll(run, isFound, 0)) return 'found';
    if (performance.now() >= end) return 'late';
    if ((await scroll('on')).hasMoved) continue;
    // At its end it may load more.
    const next = async () => (await isFound()) ?? ((await scroll('on')).hasMoved ? false : null);
    const isThere = await poll(run, next, Math.min(timing.motion, end - performance.now()));
    if (isThere) return 'found';
    if (isThere !== null) continue;
    if (performance.now() >= end) return 'late';
    await scroll(before);
    return 'end';
  }
}

/** The areas that can be scrolled now, the largest first. */
async function areasOf(frames: Frame[]): Promise<Area[]> {
  const all = frames.map(async (frame) => {
    const areas = await evaluateIsolated(frame, 'listAreas').catch(() => []);
    return areas.map(({ id, size }) => ({ frame, id, size }));
  });
  return (await Promise.all(all)).flat().sort((one, other) => other.size - one.size);
}
