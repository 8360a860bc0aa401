import { actedByHand } from '../../core/run-context.ts';
import type { LiveInput, Point } from 'shared/contract';
import type { Command } from 'shared/step-language';
import { elementAt } from '../elements/element-at.ts';
import type { LiveContext } from '../types.ts';
import { recordClick } from './click-step.ts';
import { beginDrag, dragCommand, dropTarget } from './drag-step.ts';
import type { InputTools } from './input-tools.ts';
import { isNativeInput } from './native-input.ts';
import { dispatch, movePointer, pressButton, releaseButton } from './pointer-input.ts';
import { createPointed } from './pointed.ts';
import { preparePress } from './prepare-press.ts';
import type { Press } from './press.ts';
import { readReception } from './received-event.ts';

type InputOf<Kind extends LiveInput['kind']> = Extract<LiveInput, { kind: Kind }>;

/** A shorter way of the pointer is a click with an unsteady hand, in pixels. */
const DRAG_DISTANCE = 8;

/** What a person does with the pointer. */
export function createPointer(live: LiveContext, tools: InputTools) {
  const { recorder, reveals, choosers } = tools;
  const { log, typing, proposals } = recorder;
  const pointed = createPointed(live);
  /** While recording. */
  let press: Press | null = null;
  let held: InputOf<'down'> | null = null;
  /** The press was answered by a question or rejected, so that its end is of no interest. */
  let isIgnored = false;

  async function down(input: InputOf<'down'>, at: number): Promise<void> {
    const run = live.run();
    isIgnored = true;
    press = null;
    await typing.finish();
    const element = await elementAt(run, input.point).catch(() => null);
    // The second press of a double click is about what the first one has changed.
    const isMeantNow = recorder.isOn && input.count === 1;
    const mistake = isMeantNow && element ? await pointed.mistaken(input, element) : null;
    if (mistake !== null) return log.refuse(mistake);
    if (element && input.button === 'left' && isNativeInput(element)) return tools.askFor(element);
    const prepared = recorder.isOn ? await preparePress(live, tools, { down: input, at }, element) : null;
    if (typeof prepared === 'string') return log.refuse(prepared);
    isIgnored = false;
    held = input;
    const isDone = await pressButton(run, input);
    if (!prepared) return;
    const reception = isDone ? await readReception(run, prepared.element) : 'gone';
    prepared.received = typeof reception === 'string' ? null : reception;
    press = prepared;
    if (!prepared.received)
      log.refuse(
        `The page moved while it was clicked: something else than the ${prepared.element.description} was hit. Undo this on the page, and do it again.`,
      );
  }

  async function up(input: InputOf<'up'>): Promise<void> {
    if (isIgnored) return;
    const run = live.run();
    const [pressed, current] = [held, press];
    held = null;
    press = null;
    if (!current?.received) return void (await releaseButton(run, input, pressed));
    await followDrag(current, input.point);
    const drop = current.drag && (await dropTarget(run, current, input.point));
    if (drop) await log.see(drop.element);
    choosers.clicked(current.element);
    const isDone = await releaseButton(run, input, pressed);
    actedByHand(run.history);
    const command = current.drag
      ? await dragCommand(run, current, drop)
      : await recordClick(run, log, current, isDone);
    if (command === 'unnamed')
      log.refuse(
        'The drag changed the page, but no step can name what was dragged or where it was dropped. Undo it on the page.',
      );
    else if (command && !choosers.hasOpened()) finish(current, command, drop?.element.id);
  }

  async function followDrag(current: Press, point: Point): Promise<void> {
    const isFar = distance(current.down.point, point) > DRAG_DISTANCE;
    if (isFar && current.state.use !== 'slider') await beginDrag(live.run(), current);
  }

  function finish(
    { element, before, at }: Press,
    command: Command | 'recorded',
    destinationId?: string,
  ): void {
    if (command !== 'recorded')
      log.record([...before, command], {
        elementId: element.id,
        destinationId: destinationId ?? null,
        pressedAt: at,
      });
    reveals.clear();
    proposals.propose();
  }

  return {
    /** @param at when it was pressed, on the clock of `performance` in milliseconds */
    down,
    up,
    async move(point: Point) {
      if (press) await followDrag(press, point);
      else if (recorder.isOn && !held) await reveals.pointerMoves(await pointed.moveTo(point));
      await movePointer(live.run(), point);
    },
    async wheel({ point, dx, dy }: InputOf<'wheel'>) {
      const run = live.run();
      if (recorder.isOn) await reveals.scrolls(point);
      const { mouse } = run.window.page();
      await dispatch(run, async () => {
        await mouse.move(point.x, point.y);
        await mouse.wheel(dx, dy);
      });
    },
    /** A frame was sent. Never rejects. */
    async frameSent() {
      if (recorder.isOn && !held) await pointed.look();
    },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
