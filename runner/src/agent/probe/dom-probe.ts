import { addToLibrary, addFunctionToLibrary } from '../../browser/page-library.ts';
import { basics } from './basics.ts';
import { clipping } from './clipping.ts';
import { visibleText, type VisibleText } from './visible-text.ts';
import { visibility } from './visibility.ts';

/** What a look can tell about elements from inside the page. */
export interface DomProbe {
  /** Whether a person can see it: drawn, not clipped away, not transparent. A styled box to tick is seen by its label or what is drawn in its place. */
  isSeen(element: Element): boolean;
  /** The text that a person reads in it, one line for each block, as it is written and as style sheets draw it (capitals). */
  textOf(root: Node): VisibleText;
  /** What stands in a field: value or, in an empty one, its placeholder; the chosen option. Never a password. */
  fieldText(element: Element): string | null;
  clean(text: string): string;
  parentOf(node: Node): Element | null;
  /** What matches inside of an element, in open shadow roots as well. */
  queryAll(root: Element, selector: string): Element[];
}

/** What the lens is made of; each piece has those before it at hand. */
const PROBE_PARTS = [basics, clipping, visibility, visibleText];

/** What a piece names as its parameter has to be made before it. */
type ProbePart = (probe: never) => object;
type All<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer A) => void ? A : never;

/** A function to be evaluated in a page, whose source travels there: what it uses beside its parameters must be its own. */
type Work<L, S, A, R> = (probe: L, subject: S, argument: A, lists: Element[][]) => R;

/** Functions that have a lens at hand, and the pieces that are made with it; these travel as well. */
export function withProbeParts<P extends ProbePart[]>(...pieces: P) {
  const made = [...PROBE_PARTS, ...pieces].map(
    (piece) => `probe = { ...probe, ...${addToLibrary(piece.toString())}(probe) };`,
  );
  return <S, A, R>(
    work: Work<DomProbe & All<ReturnType<P[number]>>, S, A, R>,
  ): ((subject: S, argument: A, lists?: Element[][]) => R) =>
    addFunctionToLibrary(
      `(subject, argument, lists) => { let probe = {}; ${made.join(' ')} return (${work.toString()})(probe, subject, argument, lists); }`,
    );
}

/** Functions that have a lens at hand. */
export const withProbe = withProbeParts();
