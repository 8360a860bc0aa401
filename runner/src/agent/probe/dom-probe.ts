import { addToLibrary, addFunctionToLibrary } from '../../browser/page-library.ts';
import { normalTexts } from '../texts/normal-text.ts';
import { basics } from './basics.ts';
import { clipping } from './clipping.ts';
import { tableGrid, type TableGrid } from './table-grid.ts';
import { visibleText, type VisibleText } from './visible-text.ts';
import { visibility } from './visibility.ts';

/** Functions on elements that DOM probes use inside the page. */
export interface DomProbe extends TableGrid {
  /** Whether an element is visible: rendered, not clipped, not transparent. A custom checkbox is visible if its label or its replacement is. */
  isSeen(element: Element): boolean;
  /** The visible text, one line for each block, as written and as rendered (`text-transform`). */
  textOf(root: Node): VisibleText;
  /** The value of a field or, if it is empty, its placeholder; the selected option. Never a password. */
  fieldText(element: Element): string | null;
  /** As it is seen; see `normalTexts`. */
  clean(text: string): string;
  /** For comparisons; see `normalTexts`. */
  comparable(text: string): string;
  parentOf(node: Node): Element | null;
  /** The shadow root of an element, a closed one if it has been revealed. */
  shadowRootOf(element: Element): ShadowRoot | null;
  /** The matching descendants of an element, including those in shadow roots. */
  queryAll(root: Element, selector: string): Element[];
}

/** The parts of a probe; each can use those before it. */
const PROBE_MODULES = [normalTexts, basics, clipping, visibility, visibleText, tableGrid];

/** A part's parameter is the object of the parts before it. */
type ProbeModule = (probe: never) => object;
type All<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer A) => void ? A : never;

/** A function whose source is evaluated in the page: it can use nothing but its parameters. */
type Work<L, S, A, R> = (probe: L, subject: S, argument: A, lists: Element[][]) => R;

/** Creates functions for `evaluateIsolated` that get a DOM probe with these additional parts as their first parameter. */
export function withProbeModules<P extends ProbeModule[]>(...pieces: P) {
  const made = [...PROBE_MODULES, ...pieces].map(
    (piece) => `probe = { ...probe, ...${addToLibrary(piece.toString())}(probe) };`,
  );
  return <S, A, R>(
    work: Work<DomProbe & All<ReturnType<P[number]>>, S, A, R>,
  ): ((subject: S, argument: A, lists?: Element[][]) => R) =>
    addFunctionToLibrary(
      `(subject, argument, lists) => { let probe = {}; ${made.join(' ')} return (${work.toString()})(probe, subject, argument, lists); }`,
    );
}

/** Creates functions for `evaluateIsolated` that get a DOM probe as their first parameter. */
export const withProbe = withProbeModules();
