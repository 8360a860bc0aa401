import type { Box } from 'shared/contract';
import type { Controls } from '../lens/controls.ts';
import type { Motion } from '../lens/motion.ts';
import type { PlainName, PlainNames } from '../lens/plain-name.ts';

/** What has to be known of an element before something is done to it. */
export interface Traits {
  /** What is typed here must not be repeated anywhere. */
  isSecret: boolean;
  /** `list`: a native dropdown, `option`: one of its entries, `box`: to tick, `text`: to write in. */
  sort: 'list' | 'option' | 'box' | 'text' | 'other';
  /** null: it takes more to know it. */
  plainName: PlainName | null;
  /** "The Name header", where the cell holds a button of its name and does nothing itself. */
  holdsItsButton: boolean;
  isInModal: boolean;
  /** A control, or something that the pointer says can be clicked. */
  isMadeForClicks: boolean;
  /** It is a part of what frames a page: its header, navigation, side bar or footer. */
  isInFrame: boolean;
  /** What it stands in fades or slides: dialogs that are just opening let a click on their buttons go by. */
  isMoving: boolean;
  /** Where it is, in pixels of the window; null: it stands in a frame, which does not know where it is itself. */
  box: Box | null;
}

/** Runs inside the page. */
export function traitSight({ inMotion, plainNameOf, invitesClick }: Motion & PlainNames & Controls) {
  const FRAME =
    'header, nav, footer, aside, [role=banner], [role=navigation], [role=contentinfo], [role=complementary]';
  const HEADS = 'th, td, li, h1, h2, h3, h4, h5, h6, [role=columnheader], [role=listitem]';

  const sortOf = (element: Element): Traits['sort'] => {
    if (element instanceof HTMLSelectElement) return 'list';
    if (element instanceof HTMLOptionElement) return 'option';
    if (element.matches('input:is([type=checkbox], [type=radio])')) return 'box';
    const isText = element.matches(
      'textarea, input:not([type=button], [type=submit], [type=image], [type=reset], [type=file], [role=combobox])',
    );
    return isText ? 'text' : 'other';
  };

  const isSecret = (element: Element) =>
    element instanceof HTMLInputElement &&
    (element.type === 'password' || /password|one-time-code|cc-(?:csc|number)/.test(element.autocomplete));

  const holdsItsButton = (element: Element) => {
    if (!element.matches(HEADS)) return false;
    const buttons = element.querySelectorAll('a[href], button, [role=button]');
    return (
      buttons.length === 1 &&
      getComputedStyle(element).cursor !== 'pointer' &&
      buttons[0]?.textContent?.trim() === element.textContent?.trim()
    );
  };

  const isInFrame = (element: Element) =>
    element.closest(FRAME) !== null && element.closest('main, [role=main], dialog, [role=dialog]') === null;

  /** A label of nothing is a mere text. */
  const isMadeForClicks = (element: Element) => {
    const label = element.closest('label');
    const isIdle = label !== null && label.control === null && getComputedStyle(label).cursor !== 'pointer';
    return invitesClick(element) && !isIdle;
  };

  const isMoving = (element: Element) =>
    inMotion().some((moved) => moved !== element && moved.contains(element));

  const boxOf = (element: Element): Box | null => {
    if (window !== window.top) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };

  const traitsOf = (element: Element): Traits => ({
    isSecret: isSecret(element),
    sort: sortOf(element),
    plainName: plainNameOf(element),
    holdsItsButton: holdsItsButton(element),
    isMadeForClicks: isMadeForClicks(element),
    isInModal: element.closest('dialog:modal, [aria-modal=true]') !== null,
    isInFrame: isInFrame(element),
    isMoving: isMoving(element),
    box: boxOf(element),
  });

  return { traitsOf, isInFrame, isMoving, isMadeForClicks };
}
