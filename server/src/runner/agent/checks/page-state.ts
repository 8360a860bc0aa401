import { withLens } from '../lens/lens.ts';
import type { Session } from '../session.ts';
import { isolated } from '../isolated.ts';

export type PageState = 'ready' | 'loading' | 'empty';

/** Whether a page has something to look at. */
export async function pageState(session: Session): Promise<PageState> {
  return isolated(session.window.page(), lookAround);
}

const lookAround = withLens((lens): PageState => {
  const { body } = document;
  if (document.readyState === 'loading' || !body) return 'loading';
  if ([...document.querySelectorAll('[aria-busy=true]')].some((element) => lens.isSeen(element)))
    return 'loading';
  const lines = lens.textOf(body).written.split('\n');
  if (lines.some((line) => /^(?:loading(?: \p{L}+){0,2}|please wait)\s*(?:\.{2,3}|…)$/iu.test(line)))
    return 'loading';
  if (lines.some((line) => line !== '')) return 'ready';
  const things = 'img, svg, canvas, video, iframe, input, textarea, select, button';
  return [...body.querySelectorAll(things)].some((element) => lens.isSeen(element)) ? 'ready' : 'empty';
});
