/** Elements of earlier runs, for the runner: by ids, and only with what leaves the page. */

import type { Fingerprint } from 'shared/contract';
import type { Site } from '../../../browser/base-url.ts';
import { withAttributesOf, seen, type SeenElement } from './fingerprints.ts';
import { elementOf, idOf } from './registry.ts';
import { isWithin } from './tree.ts';
import { framesFor } from './resolver.ts';

interface PlannedSearch {
  planned: Fingerprint;
  site: Site;
  /** The id of an element that is not meant, nor what it contains or is contained in. */
  except: string | null;
}

/** What a document has that may be a planned element. */
interface FoundInDocument {
  url: string;
  elements: SeenElement[];
  /** Whether `except`, or what is around or in it, is one of them. */
  isExcepted: boolean;
  /** The ids of its visible frames. */
  frames: string[];
}

/** The visible elements that have a lasting attribute of a planned one. */
export function findByAttributes(_: unknown, { planned, site, except }: PlannedSearch): FoundInDocument {
  const excepted = except === null ? null : elementOf(except);
  const all = withAttributesOf(planned, site);
  const others = excepted ? all.filter((one) => !isWithin(one, excepted) && !isWithin(excepted, one)) : all;
  return {
    url: location.href,
    elements: others.map((element) => seen(element, site)),
    isExcepted: others.length < all.length,
    frames: [...framesFor(null).keys()].map((frame) => idOf(frame)),
  };
}
