import type { Place, Purpose, State, Target } from 'shared/step-language';

/** A value as an element shows it. */
export interface SeenValue {
  text: string;
  /** With `text-transform` applied. */
  drawn: string;
  /** The value of a field for passwords or codes, which must not be repeated anywhere. */
  isSecret: boolean;
  /** It only asks for a choice ("Select…"). */
  isPrompt?: boolean;
}

/** An element, as results describe it: `button "Buy now"`. */
export interface Described {
  description: string;
}

/** Where an element stands, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Seeking {
  /** Includes hidden elements. */
  hidden?: boolean | undefined;
  /** All of a name or kind are meant, and not the one that a person would call so. */
  plural?: boolean | undefined;
}

/** The entries of a list or table: how many have one of the names that are looked for, and what the others say. */
export interface ListedEntries {
  count: number;
  others: string[];
}

/** States other than being visible. */
export type ElementState = Exclude<State, 'visible' | 'hidden'>;

export interface FieldErrors {
  errors: string[];
  newTexts: string[];
}

export interface PageErrors {
  errors: string[];
  /** Texts that look like errors and have come with the last action. */
  newErrors: string[];
  /** Texts that look like errors, and may be none. */
  suspects: string[];
}

/**
 * A page as assertions read it, its frames included: `E` is an element of it, `R` a part of the page. Each answer is about this moment, nothing
 * is waited for. A stored page throws `Unknown` where it cannot tell.
 */
export interface AssertedPage<E extends Described, R> {
  /** The elements that a target matches, in document order; its number picks one. */
  matches(target: Target, purpose: Purpose, seeking?: Seeking): Promise<E[]>;
  /** The regions of an `in` or `under` place, each with its parts; empty: there is none. Without a place the page itself. */
  regions(place: Place | null): Promise<R[][]>;
  partOf(element: E): R;
  /** What can be read in a part, or on the whole page: fields included, passwords not. Once as written and once as drawn, if these differ. */
  textsIn(part: R | null): Promise<string[]>;

  /** null: it has no such state. */
  stateOf(element: E, state: ElementState): Promise<boolean | null>;
  /** Of a list or table: whether some of its columns or entries are only there after it was scrolled to them. */
  lacks(element: E, parts: 'columns' | 'entries'): Promise<boolean>;
  /** Whether it is rendered, with or without a size. */
  isDrawn(element: E): Promise<boolean>;
  /** The own value; without one null or, if `isShown`, the text that it shows. */
  valueOf(element: E, isShown: boolean): Promise<SeenValue | null>;
  /** The values that texts of a name label in a place. */
  labelledValues(name: string, place: Place | null): Promise<(E & SeenValue)[]>;
  shownTextOf(element: E): Promise<SeenValue>;
  /** null: it has none. */
  placeholderOf(field: E): Promise<string | null>;
  /** null: it shows none. */
  optionsOf(element: E): Promise<string[] | null>;
  /** The texts that a list, table or column is sorted by; a string: why there are none. */
  sortKeysOf(element: E, by: string | null): Promise<string[] | string>;
  boxOf(element: E): Promise<Box | null>;
  /** The error messages of a field, and texts that have come beside it with the last action. */
  fieldErrorsOf(field: E): Promise<FieldErrors>;

  errors(): Promise<PageErrors>;
  /** Texts that have come with the last action, in or beside the form that it was about. */
  newTexts(): Promise<string[]>;
  /** The innermost lists and tables in a part that have an entry of each name. */
  listsIn(part: R, names: string[]): Promise<ListedEntries[]>;

  address(): string;
  /** Whether the page is on the site that the test starts at, so that its path is enough of an address. */
  isOnStartingSite(): boolean;
  title(): Promise<string>;
  mainHeadings(): Promise<string[]>;
  /** What the open browser dialog asks; null: none is open. */
  openDialog(): string | null;
}
