import type { FrameLocator, Locator, Page } from 'playwright-core';
import { elementById } from './evaluate-isolated.ts';

/** The document of the page or of one of its frames. */
export type Document = Page | FrameLocator;

/** A page can open frames in frames without end. */
export const MAX_FRAME_DEPTH = 8;

/** Ids of the registry (page/capture/resolve/registry.ts): of at most eight frames around an element from the outside in, then its own. */
const PATH = /^[a-z0-9]+-\d+(?:\/[a-z0-9]+-\d+){0,8}$/u;

/** An element of a page or of one of its frames. */
export interface PathEnd {
  /** The frame that the element is in, or the page. */
  document: Document;
  /** Its id in its document. */
  id: string;
  locator: Locator;
}

/** The document of a frame by the id of its element. */
export function frameOf(page: Document, id: string): FrameLocator {
  return elementById(page, id).contentFrame();
}

/** The path of an element in a document: `inner` is its id there. */
export function pathOf(frames: string[], inner: string): string {
  return [...frames, inner].join('/');
}

/** Where a path ends. null: it is none, e.g. because it comes from a page that invented it. */
export function followPath(page: Page, path: string): PathEnd | null {
  if (!PATH.test(path)) return null;
  const frames = path.split('/');
  const id = frames.pop() ?? '';
  const document = documentAt(page, frames);
  return { document, id, locator: elementById(document, id) };
}

/** The document inside of these frames. */
export function documentAt(page: Page, frames: string[]): Document {
  return frames.reduce<Document>(frameOf, page);
}

/** What is read in the document of a page and in those of its frames, each with the ids of the frames around it. */
export async function readDocuments<T extends { frames: string[] }>(
  page: Page,
  read: (document: Document) => Promise<T>,
  frames: string[] = [],
): Promise<{ document: Document; frames: string[]; found: T }[]> {
  const document = documentAt(page, frames);
  const found = await read(document);
  const own = { document, frames, found };
  if (frames.length >= MAX_FRAME_DEPTH) return [own];
  // A frame that is removed or does not load has nothing.
  const inner = found.frames.map((id) => readDocuments(page, read, [...frames, id]).catch(() => []));
  return [own, ...(await Promise.all(inner)).flat()];
}
