import type { Point } from 'shared/contract';
import type { Command, Target } from 'shared/step-language';
import { evaluateIfSingle } from '../../page/evaluate-isolated.ts';
import { elementAt } from '../elements/element-at.ts';
import type { LiveContext, LiveElement } from '../types.ts';
import type { Sighting } from './pointed.ts';

/** What happened since the last step and is a step only if it revealed the element that is used next. */
export type Reveals = ReturnType<typeof createReveals>;

type Cause =
  | { kind: 'hover'; element: LiveElement; target: Target | null }
  | { kind: 'scroll' }
  | { kind: 'click'; command: Command };

export function createReveals(live: LiveContext) {
  let causes = new Map<number, Cause>();
  let count = 0;
  let under: LiveElement | null = null;

  /** @param element of the document to remember; null: the page's */
  async function add(element: LiveElement | null, cause: Cause): Promise<void> {
    const mark = ++count;
    causes.set(mark, cause);
    const locator = element?.locator ?? live.run().window.page().locator(':root');
    await evaluateIfSingle(locator, 'rememberVisible', mark).catch(() => undefined);
  }

  const at = (point: Point) => elementAt(live.run(), point).catch(() => null);

  return {
    async pointerMoves({ element, target }: Sighting) {
      const isNew = element && element.id !== under?.id;
      under = element;
      if (isNew) await add(element, { kind: 'hover', element, target });
    },
    async scrolls(point: Point) {
      // One snapshot for all that is scrolled at once.
      if ([...causes.values()].at(-1)?.kind !== 'scroll') await add(await at(point), { kind: 'scroll' });
    },
    fieldClicked: (element: LiveElement, command: Command) => add(element, { kind: 'click', command }),
    /** null: what revealed it has no name. */
    async stepsBefore(element: LiveElement): Promise<Command[] | null> {
      if (causes.size === 0) return [];
      // Without a mark it was visible from the start.
      const mark = await evaluateIfSingle(element.locator, 'findMark').catch(() => null);
      const cause = typeof mark === 'number' ? causes.get(mark) : undefined;
      if (!cause) return [];
      if (cause.kind === 'click') return [cause.command];
      if (cause.kind === 'scroll') return [{ kind: 'scroll', direction: 'bottom' }];
      if (cause.element.id === element.id) return [];
      return cause.target && [{ kind: 'hover', target: cause.target }];
    },
    clear() {
      causes = new Map();
    },
  };
}
