import type { Locator } from 'playwright-core';
import type { Fingerprint } from 'shared/contract';
import { pathOf, readDocuments } from '../page/element-path.ts';
import type { RunContext } from '../core/run-context.ts';
import { siteOf } from '../browser/base-url.ts';
import type { SeenElement } from '../page/capture/resolve/fingerprints.ts';
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

/**
 * The visible elements, in the row of a planned one, that have a lasting attribute of it. Does not wait.
 * @param except the id of an element that is not meant
 */
export async function searchByAttributes(
  run: RunContext,
  planned: Fingerprint,
  except: string | null = null,
): Promise<{ found: FoundPlanned[]; isExcepted: boolean }> {
  const search = { planned, except, site: siteOf(run.startingUrl, run.baseUrl) };
  const documents = await readDocuments(run.window.page(), (document) =>
    evaluateIsolated(document, 'findByAttributes', search),
  );
  const found = documents
    .filter(({ found: { url } }) => pagePattern(url, run) === planned.frame)
    .flatMap(({ document, frames, found: { elements } }) =>
      elements
        .filter((seen) => isInRow(planned, seen))
        .map((seen) => ({
          path: pathOf(frames, seen.key),
          locator: elementById(document, seen.key),
          seen,
        })),
    );
  return { found, isExcepted: documents.some(({ found: { isExcepted } }) => isExcepted) };
}
