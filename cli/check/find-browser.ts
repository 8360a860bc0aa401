import { findChromium } from 'runner/browser';

/** The path of a browser on this machine. @param named by the user; throws a sentence if it does not run */
export async function findBrowser(named?: string): Promise<string> {
  const found = await findChromium(named === undefined ? process.env : { CHROME_PATH: named }).catch(
    (error: Error) => {
      throw named === undefined ? error : new Error(`--browser names ${named}, which does not run here.`);
    },
  );
  if (found !== null) return found;
  throw new Error(
    'No browser was found. Install Chrome, Chromium or Edge, or name one with --browser or CHROME_PATH.',
  );
}
