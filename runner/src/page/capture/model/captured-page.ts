import type { PageNode } from 'shared/page-model';

/** A node as its document describes it: its box is in the window of the document, and nodes are not numbered yet. */
export interface CapturedNode extends Omit<PageNode, 'id' | 'children'> {
  /** Of a visible frame: the id of its element, and where its document begins in the window around it. */
  content?: { id: string; x: number; y: number; scale: number };
  children?: CapturedNode[];
}

/** What a document shows, its frames aside. */
export interface CapturedPage {
  title: string;
  /** Of HTTP, if it is that of an error. */
  status?: number;
  /** It says that it loads. */
  isBusy: boolean;
  /** The visible main headings. */
  headings: string[];
  /** How far the document is scrolled. */
  scroll: { x: number; y: number };
  nodes: CapturedNode[];
  /** The number of nodes. */
  count: number;
}
