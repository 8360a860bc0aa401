import type { Fingerprint } from 'shared/contract';
import type { Site } from '../../../browser/base-url.ts';
import type { DistinguishedElement, SeenElement } from './fingerprints.ts';
import { inPage } from './in-page.ts';

/** What identifies an element. */
export const identifyElement = inPage((page, element: Element, site: Site): DistinguishedElement =>
  page.distinguished(element, site),
);

interface PlannedSearch {
  planned: Fingerprint;
  site: Site;
  /** The id of an element that is not meant, nor what it contains or is contained in. */
  except: string | null;
}

/** What a document has that may be a planned element. */
export interface FoundInDocument {
  url: string;
  elements: SeenElement[];
  /** Whether `except`, or what is around or in it, is one of them. */
  isExcepted: boolean;
  /** The ids of its visible frames. */
  frames: string[];
}

/** The visible elements that have a lasting attribute of a planned one. */
export const findBearers = inPage(
  (page, _: unknown, { planned, site, except }: PlannedSearch): FoundInDocument => {
    const excepted = except === null ? null : page.elementOf(except);
    const all = page.bearersOf(planned, site);
    const others = excepted
      ? all.filter((one) => !page.isWithin(one, excepted) && !page.isWithin(excepted, one))
      : all;
    return {
      url: location.href,
      elements: others.map((element) => page.seen(element, site)),
      isExcepted: others.length < all.length,
      frames: [...page.framesFor(null).keys()].map((frame) => page.idOf(frame)),
    };
  },
);

/** The visible elements that may be a planned one, by its role and name. */
export const findSimilar = inPage((page, _: unknown, { planned, site }: PlannedSearch): FoundInDocument => ({
  url: location.href,
  elements: page.similarTo(planned, site).map((element) => page.seen(element, site)),
  isExcepted: false,
  frames: [...page.framesFor(null).keys()].map((frame) => page.idOf(frame)),
}));
