import type { Page } from 'playwright-core';
import { createElementReader } from './in-page/element-reader.ts';
import { gather } from './in-page/gather.ts';
import { createNaming } from './in-page/naming.ts';
import { createTexts } from './in-page/texts.ts';
import { createVisibility } from './in-page/visibility.ts';
import type { Snapshot } from './snapshot.ts';

/** Functions go into the page as text, with what they use as parameters. */
const SCRIPT = `(() => {
  const texts = (${createTexts.toString()})();
  const visibility = (${createVisibility.toString()})();
  const naming = (${createNaming.toString()})(texts);
  const readElement = (${createElementReader.toString()})(texts, visibility, naming);
  return (${gather.toString()})(texts, visibility, naming, readElement);
})()`;

/** What stands on a page now, read in its main world. */
export function takeSnapshot(page: Page): Promise<Snapshot> {
  return page.evaluate<Snapshot>(SCRIPT);
}
