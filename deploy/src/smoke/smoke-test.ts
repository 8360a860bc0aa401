import type { Build } from '../builds/build.ts';
import type { LiveHost } from '../live-host.ts';
import type { Entry } from '../registry/stored-registry.ts';

/** A stored build that is not deployed yet. */
export interface Candidate {
  build: Build;
  entry: Entry;
  live: LiveHost;
}

/**
 * Tests a candidate on the page of the live host.
 * @returns what was tested, to follow the word "Tested"
 * @throws DeployError with the errors
 */
export type SmokeTest = (candidate: Candidate) => Promise<string>;
