import type { LiveAnswer, LiveAnswerTo, LiveQuery, Point } from 'shared/contract';
import type { RunContext } from '../../core/run-context.ts';
import { readPage } from '../../page/read-page.ts';
import { elementAt } from './element-at.ts';
import { highlight } from './highlight.ts';
import { listElements } from './list-elements.ts';
import { pick } from './pick.ts';

/** Answers what a page asks about the live page. Nothing is done there, waited for or scrolled; no answer contains a secret. */
export async function answerQuery(run: RunContext, query: LiveQuery): Promise<LiveAnswer> {
  switch (query.kind) {
    case 'highlight':
      return highlight(run, query);
    case 'elements':
      return listElements(run);
    case 'text':
      return { kind: 'text', lines: await readPage(run, query.part) };
    case 'outline':
      return outline(run, query.point);
    case 'pick':
      return pick(run, query);
  }
}

async function outline(run: RunContext, point: Point): Promise<LiveAnswerTo<'outline'>> {
  const element = await elementAt(run, point);
  if (!element) return { kind: 'outline', element: null };
  const { description, box } = element;
  return { kind: 'outline', element: { description: run.values.mask(description), box } };
}
