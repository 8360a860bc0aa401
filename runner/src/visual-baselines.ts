import type { Box } from 'shared/contract';

/** A screenshot that a step wants to compare. */
export interface VisualScreenshot {
  /** Counts from 0. */
  stepIndex: number;
  png: Buffer;
  /** CSS pixels, which are those of the PNG. */
  width: number;
  height: number;
  /** What the step leaves out; painted over in the PNG. */
  masks: Box[];
  /** The window; the screenshot may be higher. */
  viewport: { width: number; height: number };
  /** e.g. `chromium` */
  engine: string;
  /** Engine, its major version and platform, e.g. `chromium 156 linux x86_64`. */
  renderedBy: string;
}

/** How a screenshot compares with the accepted one. */
export interface VisualVerdict {
  /** `expired`: there was an accepted screenshot, but it was not used for a long time. */
  status: 'new' | 'expired' | 'same' | 'changed';
  /** null: nothing was compared pixel by pixel. */
  changedPixels: number | null;
  /** Where they are, from top to bottom. */
  changes: Box[];
  /** The accepted screenshot; null: there is none. */
  baseline: { width: number; height: number; renderedBy: string } | null;
}

/** The accepted screenshots of a test. */
export interface VisualBaselines {
  /** Stores nothing: a page may need a moment until it looks as before. */
  compare(screenshot: VisualScreenshot): Promise<VisualVerdict>;
  /** Called once for a step, with the comparison that counts. */
  store(screenshot: VisualScreenshot, verdict: VisualVerdict): Promise<void>;
}

/** What a step needs to compare screenshots. */
export interface VisualContext {
  baselines: VisualBaselines;
  /** Counts from 0. */
  stepIndex: number;
  /** A step without an accepted screenshot fails. */
  isFrozen: boolean;
}
