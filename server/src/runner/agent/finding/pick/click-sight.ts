import type { Controls } from '../../lens/controls.ts';
import type { Lens } from '../../lens/lens.ts';

/** What a click is wanted for. */
export interface ClickWish {
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

  const isPlain = (element: Element, { isPart, isHeading }: ClickWish): boolean => {
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
