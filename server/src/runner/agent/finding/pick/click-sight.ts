import type { Controls } from '../../lens/controls.ts';
import type { Lens } from '../../lens/lens.ts';

/** What a click is wanted for. */
export interface ClickWish {
  /** What it is to be called; empty: by its kind alone. */
  words: string;
  /** The name is only a part of the text. */
  isPart: boolean;
  /** The step says itself that it means a heading. */
  isHeading: boolean;
}

/** Runs inside the page: what a click is lost on. */
export function clickSight(lens: Lens & Controls) {
  // What scripts listen to without a trace in the page.
  const ENTRIES =
    'li, td, th, tr, article, [role=listitem], [role=row], [role=cell], [role=gridcell], [role=treeitem], [class*="card" i], [class*="tile" i], [class~="item" i], [class*="-item" i], [class*="_item" i]';
  const HOLDERS =
    'nav, form, fieldset, main, section, table, ul, ol, [role=navigation], [role=group], [role=radiogroup], [role=region], [role=form], [role=tablist], [role=toolbar], [role=table], [role=list]';
  const LINES = '[role=option], [role=row], [role=listitem], [role=treeitem], li, tr, article';
  const PRESSED =
    'a, button, summary, label, input, [role=button], [role=link], [role=tab], [role=menuitem], [onclick]';
  /** A badge is lower than a button. */
  const HIGHEST_MARK = 26;
  const PROSE = 'p, blockquote, figcaption, caption';
  const HEADING = 'h1, h2, h3, h4, h5, h6, [role=heading]';

  const wordsOf = (element: Element) => (element.textContent ?? '').replace(/[^\p{L}\p{Nd}]/gu, '');

  /** Whether nothing is clicked with it that says more: neither a card nor a line of several words around it. */
  const isClickedAlone = (element: Element): boolean => {
    if (
      element.matches('textarea, select, input:not([type=button], [type=submit], [type=reset], [type=image])')
    )
      return false;
    if (lens.isInControl(element)) return true;
    let box = element;
    for (let up = lens.parentOf(box); up && getComputedStyle(up).cursor === 'pointer'; up = lens.parentOf(up))
      box = up;
    return wordsOf(box) === wordsOf(element);
  };

  const isSentence = (element: Element) =>
    /\S+\s+\S+\s+\S+.*[.!?…]["”’)]?$/su.test(lens.clean(element.textContent ?? ''));

  /** One of several groups of its sort, side by side: a card that is called by its heading. */
  const isHeadOfCard = (heading: Element) => {
    const group = lens.groupOf(heading);
    return (
      group !== null &&
      group.tagName === 'DIV' &&
      group.querySelectorAll('h1, h2, h3, h4, h5, h6').length === 1
    );
  };

  const isDrawnApart = (element: Element): boolean => {
    const { backgroundColor, borderTopLeftRadius } = getComputedStyle(element);
    const { height } = element.getBoundingClientRect();
    const isSmall =
      height > 0 && height <= HIGHEST_MARK && !element.matches('[class*="btn" i], [class*="button" i]');
    return isSmall && !/^rgba\(.*, 0\)$/.test(backgroundColor) && Number.parseFloat(borderTopLeftRadius) > 0;
  };

  /** A badge on a line that is clicked as a whole says what the line is like, not what it is called. */
  const isMark = (element: Element): boolean => {
    const line = element.closest(LINES);
    if (!line || !lens.invitesClick(line) || wordsOf(line) === wordsOf(element)) return false;
    for (
      let box: Element | null = element;
      box && wordsOf(box) === wordsOf(element);
      box = lens.parentOf(box)
    ) {
      if (box.matches(PRESSED)) return false;
      if (isDrawnApart(box)) return true;
    }
    return false;
  };

  /** Whether a line holds the words in such a badge only. */
  const isOnlyMarked = (line: Element, words: string): boolean => {
    if (words === '' || line.matches(PRESSED)) return false;
    const holds = (text: string) => text.toLowerCase().includes(words.toLowerCase());
    if (!holds(line.textContent ?? '')) return false;
    const iterator = document.createNodeIterator(line, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let text = iterator.nextNode(); text; text = iterator.nextNode()) texts.push(text);
    const holders = texts.flatMap((text) =>
      holds(text.textContent ?? '') ? (text.parentElement ?? []) : [],
    );
    const marks = holders.filter(isMark);
    if (marks.length === 0) return false;
    const rest = texts.filter((text) => !marks.some((mark) => mark.contains(text)));
    const said = rest.map((text) => text.textContent ?? '').join('');
    return lens.clean(said) !== '' && !holds(said);
  };

  const isPlain = (element: Element, { isPart, isHeading, words }: ClickWish): boolean => {
    if (isMark(element) || isOnlyMarked(element, words)) return true;
    if (lens.invitesClick(element)) return false;
    if (element.matches(HOLDERS)) return true;
    const heading = isHeading ? null : element.closest(HEADING);
    if (heading && !heading.closest(ENTRIES) && !lens.holdsControl(heading) && !isHeadOfCard(heading))
      return true;
    if (!isPart || element.closest(ENTRIES)) return false;
    return isSentence(element) || element.closest(PROSE) !== null;
  };

  return { isClickedAlone, isPlain };
}
