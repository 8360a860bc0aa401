import { pathOf, readDocuments } from '../../page/element-path.ts';
import type { RunContext } from '../../core/run-context.ts';
import {
  type CapturedControl,
  type CapturedDocument,
  type CapturedText,
} from '../../page/capture/live/capture-document.ts';
import { evaluateIsolated } from '../../page/evaluate-isolated.ts';

/** What a page shows at one moment, frames included, to be compared with a later one. Elements are keyed by their ids. */
export interface PageCapture {
  url: string;
  title: string;
  /** All that can be read, for each document. */
  wholeTexts: string[];
  texts: Map<string, CapturedText>;
  controls: Map<string, CapturedControl>;
  /** The number of entries of each list and table. */
  counts: Map<string, { count: number; entries: 'row' | 'item' }>;
}

/** Captures what the front page shows now. Does not wait. */
export async function capture({ window }: RunContext): Promise<PageCapture> {
  const page = window.page();
  const documents = await readDocuments(page, (document) => evaluateIsolated(document, 'captureDocument'));
  const idsOf = <T>(read: (one: CapturedDocument) => [string, T][]) =>
    new Map(
      documents.flatMap(({ frames, found }) =>
        read(found).map(([id, value]): [string, T] => [pathOf(frames, id), value]),
      ),
    );
  return {
    url: page.url(),
    title: documents[0]?.found.title ?? '',
    wholeTexts: documents.map(({ found }) => found.wholeText),
    texts: idsOf(({ texts }) => texts),
    controls: idsOf(({ controls }) => controls),
    counts: idsOf(({ counts }) => counts),
  };
}
