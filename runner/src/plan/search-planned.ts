import type { Locator } from 'playwright-core';
import type { Fingerprint } from 'shared/contract';
import { documentAt, MAX_FRAME_DEPTH, pathOf } from '../page/element-path.ts';
import type { RunContext } from '../core/run-context.ts';
import { siteOf } from '../browser/base-url.ts';
import type { SeenElement } from '../page/capture/resolve/fingerprints.ts';
import type { FoundInDocument } from '../page/capture/resolve/planned.ts';
import { elementById, evaluateIsolated } from '../page/evaluate-isolated.ts';
import { isInRow } from './fingerprint.ts';
import { pagePattern } from './page-key.ts';

/** An element of the page or of a frame in it. */
export interface FoundPlanned {
  /** The ids of the frames around it and its own (page/element-path.ts). */
  path: string;
  locator: Locator;
  seen: SeenElement;
}

interface Search {
  planned: Fingerprint;
  /** The id of an element that is not meant. */
  except: string | null;
}

/** The visible elements, in the row of a planned one, that have a lasting attribute of it. Does not wait. */
export async function searchByAttributes(
  run: RunContext,
  planned: Fingerprint,
  except: string | null = null,
): Promise<{ found: FoundPlanned[]; isExcepted: boolean }> {
  const documents = await searchFrames(run, { planned, except }, []);
  return {
    found: documents.flatMap(({ found }) => found),
    isExcepted: documents.some(({ isExcepted }) => isExcepted),
  };
}

interface SearchedDocument {
  found: FoundPlanned[];
  isExcepted: boolean;
}

async function searchFrames(run: RunContext, search: Search, frames: string[]): Promise<SearchedDocument[]> {
  const document = documentAt(run.window.page(), frames);
  const argument = { ...search, site: siteOf(run.startingUrl, run.baseUrl) };
  const here = await evaluateIsolated(document, 'findByAttributes', argument);
  const own: SearchedDocument = {
    found: isOfDocument(run, search.planned, here)
      ? here.elements
          .filter((seen) => isInRow(search.planned, seen))
          .map((seen) => ({
            path: pathOf(frames, seen.key),
            locator: elementById(document, seen.key),
            seen,
          }))
      : [],
    isExcepted: here.isExcepted,
  };
  if (frames.length >= MAX_FRAME_DEPTH) return [own];
  // A frame that is removed or does not load has no elements.
  const inner = here.frames.map((id) => searchFrames(run, search, [...frames, id]).catch(() => []));
  return [own, ...(await Promise.all(inner)).flat()];
}

function isOfDocument(run: RunContext, { frame }: Fingerprint, { url }: FoundInDocument): boolean {
  return pagePattern(url, run) === frame;
}
