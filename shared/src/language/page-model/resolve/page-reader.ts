import type { Purpose } from 'shared/step-language';

/** Why a model cannot tell what the live page would. */
export class Unknown extends Error {}

/** What an element is beside its role. */
export type Trait =
  /** It opens a list of which one is chosen, and shows the chosen one. */
  | 'opens-list'
  /** It lies in front of the page, which cannot be used meanwhile. */
  | 'modal'
  /** It can be pressed in, as a key that stays down. */
  | 'pressable'
  /** What belongs to it opens and closes. */
  | 'expandable'
  /** A person can type into it. */
  | 'editable'
  /** A field of several lines. */
  | 'multiline'
  /** What it shows is a value. */
  | 'field'
  /** It shows a text of its own, which nobody typed or chose. */
  | 'text'
  /** A row that is none for a person: it only names the columns, or goes on with one that begins in another box. */
  | 'no-row'
  /** A header below a table that says again what the one above says. */
  | 'repeated-header'
  /** A part that opens below its title, which is the first element in it. */
  | 'fold'
  | 'fold-title'
  /** The page itself, or its main part. */
  | 'page'
  /** What ends the part of a page below a heading. */
  | 'page-end'
  /** A part of the page beyond which a heading has no meaning. */
  | 'section-limit'
  /** The bar of a box that holds its heading and some buttons. */
  | 'title-bar'
  /** One of several similar boxes next to each other. */
  | 'one-of-many'
  /** An entry of a list that has another role, as one that can be dragged. */
  | 'entry'
  /** A list or table of which some columns or entries are only there after it was scrolled to them. */
  | 'lacks-columns'
  | 'lacks-entries'
  /** A frame that is nothing but a field. */
  | 'editor'
  /** Its text is not shown, or is a value. */
  | 'silent';

/**
 * A page as the resolver reads it. `N` is an element of the live page, which is only read as far as a question needs it, or a node of a
 * stored model. What cannot be told of a model is thrown as an `Unknown`.
 */
export interface PageReader<N> {
  /** All elements in document order, those in frames aside. */
  all(): N[];
  /** What holds all that is shown. */
  root(): N | null;
  /** What an element is rendered in. */
  parentOf(node: N): N | null;
  /** What is rendered in an element. */
  childrenOf(node: N): N[];
  /** All in an element, in document order. */
  elementsIn(node: N): N[];
  /** Whether an element is in another one or the same. */
  isWithin(node: N, outer: N): boolean;

  /** Its ARIA role; empty: it has none. `file` and `iframe` are additions. */
  roleOf(node: N): string;
  /** 1 to 6 of a heading. */
  levelOf(heading: N): number;
  has(node: N, trait: Trait): boolean;

  /** The accessible name; empty: it has none. */
  nameOf(node: N): string;
  /** What a person sees as its name, where the accessible name may say something else. */
  seenNamesOf(node: N): string[];
  /** The visible text without what is in fields. */
  visibleTextOf(node: N): string;
  /** The same without the names of controls; null: there is no control in it. */
  textNextToControls(node: N): string | null;
  /** What a dropdown of HTML shows; empty of any other. */
  shownValueOf(dropdown: N): string;
  /** Alternative text, title and placeholder. */
  hintsOf(node: N): string[];
  /** What only developers call a frame. */
  frameNamesOf(frame: N): string[];
  /** Whether a text labels a control that it is not in. */
  isLabelOf(text: N, control: N): boolean;
  /** A cheap check before the names are computed: false if none of them can be this one. @param key as `nameKey` makes it */
  mayBeCalled(node: N, key: string): boolean;
  /** The same for the visible text, which may be a part of it. */
  mayShow(node: N, key: string): boolean;

  isVisible(node: N): boolean;
  /** The same, but boxes without an area and options of a list that is closed are none. */
  isSeen(node: N): boolean;
  /** Whether nothing that is open in front of the page prevents it from being used. */
  isInFront(node: N, purpose: Purpose): boolean;
  /** Its edges in pixels. */
  edgesOf(node: N): Edges;
  /** The innermost table around an element. */
  gridOf(node: N): Grid<N> | null;
}

export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The columns and rows that a cell covers, by their indexes; `end` is not covered. */
export interface CellSpan {
  columns: { start: number; end: number };
  rows: { start: number; end: number };
}

/** Where the cells of a table stand, merged cells included. */
export interface Grid<N> {
  /** The rows with their indexes. Several are one row in different boxes, if they have the same. */
  rows: Map<N, number>;
  spans: Map<N, CellSpan>;
  /** Whether a cell is one of the headers. */
  isHeader(cell: N): boolean;
  /** Whether there are letters or digits in a cell. */
  isFilled(cell: N): boolean;
}
