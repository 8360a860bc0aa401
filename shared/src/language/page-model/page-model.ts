import type { Kind, State } from 'shared/step-language';

/**
 * What a page showed at one moment, as it is captured and stored. It is plain JSON; what does not apply is absent, so that a page of
 * a hundred elements takes some three kilobytes. Values of secret fields are masked before it is stored.
 */
export interface PageModel {
  /** Of what is stored. */
  format: 2;
  address: string;
  title: string;
  /** The HTTP status that the document came with, if it is that of an error: 400 and above. */
  status?: number;
  /** It says that it loads. */
  isBusy?: boolean;
  /** The visible main headings, those in shadow roots and frames aside. */
  headings?: string[];
  /** The nodes that stand in no other, in document order; shadow roots and frames are flattened. */
  nodes: PageNode[];
}

/**
 * An element with a role, a box of several things without one (`generic`), or a stretch of text. Elements that only format are part of the
 * text around them.
 */
export interface PageNode {
  /** Leads back to the element in the live page; unique in its model. */
  id: number;
  /** The kind by which sentences call it; null: it only holds others. `isOfKind` tells which other kinds it is. */
  kind: Kind | null;
  /** Its ARIA role; `text` for a stretch of text. */
  role: string;
  names?: NodeNames;
  /** What only developers call a frame. */
  codeNames?: string[];
  /** What it is beside its role; only told of fields, where other nodes are in it, and where a part of the page ends. */
  traits?: (
    | 'multiline'
    | 'page'
    | 'page-end'
    | 'section-limit'
    | 'title-bar'
    | 'one-of-many'
    | 'entry'
    | 'lacks-columns'
    | 'lacks-entries'
  )[];
  /** 1 to 6 of a heading. */
  level?: number;
  /** What it shows. Only without children: next to other nodes each stretch of text is a node of kind `text`. */
  text?: string;
  /** The texts of elements in it that only format, if they are not all of it. */
  parts?: string[];
  /** No space is between its text and the one before. */
  isJoined?: boolean;
  /** A text that labels a control. */
  isLabel?: boolean;
  /** What a field, dropdown, slider or progress bar holds. */
  value?: string;
  /** A field of HTML: what can be read in it is its value, whatever is in it. */
  isField?: boolean;
  /** Of a dropdown: whether nothing is chosen. */
  isEmpty?: boolean;
  /** What can be read in such a field, if it is not its value: a placeholder, or nothing of a password. */
  shown?: string;
  /** States that are not the usual one: visible, enabled, optional, editable and valid are left out. */
  states?: State[];
  /** A state that elements of its kind have, but not this one: a link that opens nothing is neither enabled nor disabled. */
  lacks?: State[];
  /** A toggle that is neither on nor off. */
  isMixed?: boolean;
  /** Why a person cannot see or use it; absent: nothing is in the way. Each node has its own. */
  hidden?: 'not-rendered' | 'behind-dialog' | 'covered';
  /** What capture could not see into; anything may be in it. `rest`: a page with more nodes than a model holds is cut here. */
  opaque?: 'shadow-root' | 'frame' | 'rest';
  /** In CSS pixels from the top left corner of the page. */
  box?: [x: number, y: number, width: number, height: number];
  /** Of a cell, from 0, merged cells counted as often as they span. */
  table?: { row: number; column: number; rows?: number; columns?: number };
  children?: PageNode[];
}

/** What an element is called, by where the name comes from. Empty names are absent. */
export interface NodeNames {
  /** By the rules of accessible names. */
  accessible?: string;
  /** The text that a person sees in it. */
  visible?: string;
  label?: string;
  placeholder?: string;
  title?: string;
}
