import type { Build } from '../builds/build.ts';
import type { LiveHost } from '../live-host.ts';
import type { Entry } from '../registry/document.ts';

/** A build that has been stored and is in nobody's page yet. */
export interface Candidate {
  build: Build;
  entry: Entry;
  live: LiveHost;
}

/**
 * Shows a candidate in the page of the live host.
 * @returns what was looked at, to follow the word "Tried"
 * @throws DeployError with what went wrong
 */
export type SmokeTest = (candidate: Candidate) => Promise<string>;
