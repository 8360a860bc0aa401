import type { LiveInput, Point } from 'shared/contract';
import type { RunContext } from '../../core/run-context.ts';

type Down = Extract<LiveInput, { kind: 'down' }>;
type Up = Extract<LiveInput, { kind: 'up' }>;

/**
 * Executes work that dispatches an input. @returns false: a browser dialog opened meanwhile; the rest of the input follows when it is
 * answered.
 */
export async function dispatch({ window }: RunContext, work: () => Promise<unknown>): Promise<boolean> {
  const page = window.page();
  window.activity.actionStarted(page);
  const isDone = await window.dialogs.unlessOpen(async () => {
    await work();
    return true;
  });
  if (isDone) window.activity.actionEnded(page);
  return isDone ?? false;
}

export function movePointer(run: RunContext, { x, y }: Point): Promise<boolean> {
  return dispatch(run, () => run.window.page().mouse.move(x, y));
}

export function pressButton(run: RunContext, { point, button, count, modifiers }: Down): Promise<boolean> {
  const { mouse, keyboard } = run.window.page();
  return dispatch(run, async () => {
    await mouse.move(point.x, point.y);
    for (const modifier of modifiers) await keyboard.down(modifier);
    await mouse.down({ button, clickCount: count });
  });
}

/** @param pressed how the button was pressed; null: it was not, or a dialog opened */
export function releaseButton(
  run: RunContext,
  { point, button }: Up,
  pressed: Down | null,
): Promise<boolean> {
  const { mouse, keyboard } = run.window.page();
  return dispatch(run, async () => {
    await mouse.move(point.x, point.y);
    await mouse.up({ button, clickCount: pressed?.count ?? 1 });
    for (const modifier of pressed?.modifiers ?? []) await keyboard.up(modifier);
  });
}
