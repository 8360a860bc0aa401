/** Accessible names as in https://www.w3.org/TR/accname, except for what docs/adr/0046-our-own-accessible-names.md lists. */

import { cleanText } from 'shared/step-language/normal-text';
import { childrenOf, parentOf, referredBy } from '../dom/basics.ts';
import { formLabelsOf } from '../dom/labels.ts';
import { isJoined, styleOf } from '../dom/layout.ts';
import { generatedContent } from '../dom/generated-content.ts';
import { isTextSeen } from '../dom/ink.ts';
import { ariaOf } from '../dom/told.ts';
import { isSeen } from '../dom/visibility.ts';
import { oncePerCall, perCall } from '../per-call.ts';
import { roleOf } from './roles.ts';

/** Roles that are named by what they contain. */
export const FROM_CONTENT = new Set(
  'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab tooltip treeitem'.split(
    ' ',
  ),
);
const SILENT = 'script, style, noscript, template, iframe, object, datalist, svg title, svg desc';
/** What is in them is their value, or a list to choose from: no part of the name of what is around them. */
const FIELDS =
  'input, textarea, select, [role=textbox], [role=searchbox], [role=combobox], [role=listbox], [role=slider], [role=spinbutton], [role=menu]';
const BUTTONS = /^(?:button|submit|reset|image)$/;

/** A slot and other elements without a box of their own are rendered where what is around them is. */
const isRendered = (element: Element): boolean => {
  if (element.checkVisibility({ visibilityProperty: true })) return true;
  const outer = styleOf(element).display === 'contents' ? parentOf(element) : null;
  return outer !== null && isRendered(outer);
};

const isHidden = (element: Element) => element.getAttribute('aria-hidden') === 'true' || !isRendered(element);

interface Reading {
  /** Whether the text of an element itself counts. */
  isDrawn: (holder: Element) => boolean;
  /** Can return the text of a whole element; null: that of its descendants. */
  read: (child: Element) => string | null;
  /** Accessible names differ from what is seen in generated content. */
  isSaid?: boolean;
  /** What is not displayed counts as well. */
  isHiddenRead?: boolean;
  /** What stands between blocks, unless these are next to each other. */
  gap?: string | undefined;
}

/** Whether what is in an element stands next to each other. */
const isRow = (element: Element): boolean => {
  const { display, flexDirection } = styleOf(element);
  return display.endsWith('flex') && flexDirection.startsWith('row');
};

/** The text of an element's descendants with gaps between blocks. */
const collect = (element: Element, reading: Reading): string => {
  const { isDrawn, read, isSaid = false, isHiddenRead = false } = reading;
  const gap = reading.gap !== undefined && !isRow(element) ? reading.gap : ' ';
  const inner = childrenOf(element).map((node) => {
    if (node instanceof Text) return isDrawn(element) ? node.data : '';
    if (!(node instanceof Element) || node.matches(SILENT)) return '';
    if (node instanceof HTMLBRElement) return gap;
    const { display } = styleOf(node);
    if (display === 'none' && !isHiddenRead) return '';
    const text = read(node) ?? collect(node, reading);
    if (display === 'inline' || display === 'contents') return text;
    return `${isJoined(node, 'before') ? '' : gap}${text}${isJoined(node, 'after') ? '' : gap}`;
  });
  return `${generatedContent(element, '::before', isSaid)}${inner.join('')}${generatedContent(element, '::after', isSaid)}`;
};

const labelledBy = (element: Element): string => {
  const labels = referredBy(element, 'aria-labelledby');
  const isLabelSaid = formLabelsOf(element).some((label) => labels.includes(label));
  const said = (label: Element) =>
    // Its own name may be a part of it: "Remove" with the name of the row, or its text after its label.
    (label !== element ? ownName(label, true) : isLabelSaid ? ariaLabelOf(element) : givenName(element)) ||
    contentOf(label, element, isHidden(label), true);
  return cleanText(labels.map(said).join(' '));
};

/**
 * The accessible name from an element's content.
 * @param owner the element that is named, e.g. a field in its own label
 * @param isHiddenRead if the element is hidden, all of it counts
 * @param isReferred if `aria-labelledby` leads to the element, that of elements in it leads no further
 */
const contentOf = (element: Element, owner: Element, isHiddenRead = false, isReferred = false): string =>
  cleanText(
    collect(element, {
      isDrawn: (holder) => isHiddenRead || !isHidden(holder),
      read: (child) => {
        if (child === owner || child.matches(FIELDS)) return '';
        if (!isHiddenRead && child.getAttribute('aria-hidden') === 'true') return '';
        // Entries nested in an entry of a tree or menu have names of their own.
        if (child.matches('[role=group], ul, ol') && /item$/.test(roleOf(element))) return '';
        if (child instanceof HTMLSlotElement || (!isHiddenRead && !isRendered(child))) return null;
        return ownName(child, isReferred) || null;
      },
      isSaid: true,
      isHiddenRead,
    }),
  );

const nativeName = (element: Element): string => {
  const labels = formLabelsOf(element);
  if (labels.length > 0)
    return labels
      .map((label) => ownName(label, true) || contentOf(label, element, isHidden(element)))
      .join(' ');
  if (element instanceof HTMLInputElement && BUTTONS.test(element.type)) {
    const usual = { submit: 'Submit', reset: 'Reset', image: 'Submit' }[element.type] ?? '';
    return element.alt || element.value || element.title || usual;
  }
  if (element instanceof HTMLImageElement || element instanceof HTMLAreaElement) return element.alt;
  if (element instanceof HTMLOptGroupElement) return element.label;
  if (element instanceof HTMLOptionElement) return element.label;
  const head = { fieldset: 'legend', table: 'caption', figure: 'figcaption', svg: 'title' }[
    element.localName
  ];
  const title = head ? [...element.children].find((child) => child.localName === head) : undefined;
  return title ? (head === 'title' ? (title.textContent ?? '') : contentOf(title, element)) : '';
};

/** The elements whose own names are being computed: what labels them may contain them, or others that it labels. */
const beingNamed = perCall(() => new Set<Element>());

/** The name from attributes or labels; empty within its own computation. @param isReferred whether `aria-labelledby` of another element leads to it */
const ownName = (element: Element, isReferred: boolean): string => {
  if (beingNamed().has(element)) return '';
  beingNamed().add(element);
  const referred = isReferred ? '' : labelledBy(element);
  const name = referred || givenName(element);
  beingNamed().delete(element);
  return name;
};

const ariaLabelOf = (element: Element): string => cleanText(ariaOf(element, 'aria-label') ?? '');

const givenName = (element: Element): string => ariaLabelOf(element) || cleanText(nativeName(element));

const hintOf = (element: Element): string =>
  cleanText(element.getAttribute('title') ?? '') ||
  cleanText(element.getAttribute('placeholder') ?? element.getAttribute('aria-placeholder') ?? '');

/** The accessible name; empty: it has none. */
export const nameOf = oncePerCall((element: Element): string => {
  const isContent = FROM_CONTENT.has(roleOf(element)) && !element.matches('input, select, textarea');
  return (
    ownName(element, false) ||
    (isContent && contentOf(element, element, isHidden(element))) ||
    hintOf(element)
  );
});

/** What is seen in an element, its fields and what else is left out aside. @param gap between blocks, if it is no space */
const seenIn = (element: Element, isLeftOut: (child: Element) => boolean = () => false, gap?: string) =>
  collect(element, {
    isDrawn: isTextSeen,
    read: (child) => (child.matches('input, textarea, select') || isLeftOut(child) ? '' : null),
    gap,
  });

/** The visible text of an element without its fields. */
export const visibleTextOf = (element: Element): string => cleanText(seenIn(element));

/** The text of such an element is its value, as in a custom dropdown. */
const SHOWS_VALUE = '[aria-haspopup=listbox]';

const CONTROLS = 'button, a[href], label, [role=button], [role=link], [role=checkbox], [role=switch]';
/** What a label can belong to. */
const LABELABLE =
  'input:not([type=hidden], [type=button], [type=submit], [type=reset], [type=image]), select, textarea';
/** What stands in for such a field, which is hidden then. */
const STAND_INS = '[role=combobox], [role=textbox], [contenteditable]:not([contenteditable=false]), iframe';
/** Boxes around a control in which its label may stand. */
const MAX_BOXES = 3;

/** Whether a label labels nothing that is seen. */
const isFree = (label: HTMLLabelElement) => label.control === null || !isSeen(label.control);

/** The labels in a box; of what may stand in for a hidden field there, also those elsewhere of such a field. */
const labelsAround = (box: Element, isStandIn: boolean): HTMLLabelElement[] => {
  const own = box.querySelectorAll<HTMLLabelElement>('label');
  const fields = isStandIn
    ? box.querySelectorAll(`:is(${LABELABLE}):not([type=checkbox], [type=radio])`)
    : [];
  return [...new Set([...own, ...[...fields].flatMap(formLabelsOf)])];
};

/**
 * What a person takes for the label of a control that has none, though no browser does: the only label that labels nothing, or what the control
 * stands in for, in a box with no other control; of one without any name also the only thing before it in such a box.
 */
const looseLabelOf = (control: Element): Element | undefined => {
  const isStandIn = control.matches(STAND_INS);
  const isNamed = control.matches('[aria-label], [aria-labelledby]');
  // A text next to a checkbox may do something else when it is clicked.
  if (
    (!control.matches(LABELABLE) && !isStandIn) ||
    control.matches('[type=checkbox], [type=radio]') ||
    (isNamed && !isStandIn)
  )
    return undefined;
  let inner = control;
  let isNameless = !isStandIn && hintOf(control) === '';
  const isOther = (one: Element) => one !== control && !control.contains(one) && isSeen(one);
  for (let level = 0; level < MAX_BOXES; level += 1) {
    const box = inner.parentElement;
    if (!box || [...box.querySelectorAll(`${LABELABLE}, ${STAND_INS}`)].some(isOther)) return undefined;
    const [label, ...others] = labelsAround(box, isStandIn).filter(isFree);
    if (label?.control === null && isNamed) return undefined;
    if (label) return others.length === 0 ? label : undefined;
    const [first, second, ...more] = box.children;
    if (isNameless && first && second === inner && more.length === 0 && visibleTextOf(first) !== '')
      return first.matches(CONTROLS) || first.querySelector(CONTROLS) ? undefined : first;
    isNameless &&= box.childElementCount === 1;
    inner = box;
  }
  return undefined;
};

/** The labels of the element of the page's own that a control is the only one in. */
const labelsOfHost = (control: Element): Element[] => {
  const root = control.getRootNode();
  if (!(root instanceof ShadowRoot) || !control.matches(LABELABLE)) return [];
  return root.querySelectorAll(LABELABLE).length === 1 ? formLabelsOf(root.host) : [];
};

/** What labels a control: for a browser, else for a person who sees it. */
export const labelsOf = (control: Element): Element[] => {
  const labels = formLabelsOf(control);
  if (labels.length > 0) return labels;
  const loose = looseLabelOf(control);
  return loose ? [loose] : labelsOfHost(control);
};

const isLoose = (label: Element) => !(label instanceof HTMLLabelElement) || isFree(label);

/** A title ends with the key that leads to the element, where it has one: "Create this page [e]". */
const titleWithoutKey = (element: Element): string => {
  const key = element.getAttribute('accesskey')?.trim() ?? '';
  const [, title = '', hint = ''] =
    /^(.+?)\s*[[(]([^\])]+)[\])]$/u.exec(element.getAttribute('title') ?? '') ?? [];
  return key !== '' && hint.toLowerCase().endsWith(key.toLowerCase()) ? cleanText(title) : '';
};

/** The placeholder that a style sheet adds to empty editable content. */
const addedHintOf = (element: Element): string =>
  element instanceof HTMLElement && element.isContentEditable && cleanText(element.textContent ?? '') === ''
    ? visibleTextOf(element)
    : '';

/** "3", "(12)", "1,204", "99+"; no price and no rating, which belong to what an element says. */
const COUNT = /^[([]?(?:\p{Nd}{1,3}(?:[.,\s]\p{Nd}{3})+|\p{Nd}+)\+?[)\]]?$/u;

/** A sign that is drawn beside words, such as an arrow, or the question mark of a label that leads to help. */
const SIGN = /^[^\p{L}\p{N}]+$/u;

/** The visible text without the elements in it that only count or draw a sign: "Comments" of a link that shows how many there are. */
const textWithoutCounts = (element: Element): string =>
  element.childElementCount > 0
    ? cleanText(
        seenIn(element, (child) => {
          const text = cleanText(child.textContent ?? '');
          return COUNT.test(text) || SIGN.test(text);
        }),
      )
    : '';

/** "b. " or "2) " before what an answer says. */
const MARKER = /^[\p{L}\p{Nd}]{1,2}[.)]\s+(?=\S)/u;

const CHOICES = /^(?:radio|checkbox|switch|option|menuitemradio|menuitemcheckbox)$/;
const END_OF_LINE = '\uE000';

/** The first of several lines of what labels a choice, which names it for a person: "Pro" of a card that also says what it costs. */
const firstLineOf = (label: Element): string => {
  if (label.childElementCount === 0) return '';
  const lines = seenIn(label, undefined, END_OF_LINE).split(END_OF_LINE).map(cleanText);
  return lines.find((line) => line !== '') ?? '';
};

/** What else than itself, its value, names an element: "Rows per page" of a dropdown that is called "Rows per page: 5". */
const namedByOthers = (element: Element): string => {
  const ids = element.getAttribute('aria-labelledby')?.trim().split(/\s+/) ?? [];
  const root = element.getRootNode() as Document | ShadowRoot;
  const labels = ids.flatMap((id) => root.getElementById(id) ?? []);
  const value = visibleTextOf(element);
  const others = labels.filter((label) => !element.contains(label) && visibleTextOf(label) !== value);
  return others.length < labels.length ? cleanText(others.map(visibleTextOf).join(' ')) : '';
};

/** What a person sees as the name of an element, where the accessible name may say something else. */
export const seenNamesOf = (element: Element): string[] => {
  if (element instanceof HTMLInputElement && BUTTONS.test(element.type))
    return element.type === 'image' ? [] : [cleanText(element.value)];
  const own = labelsOf(element);
  const isChoice = CHOICES.test(roleOf(element));
  const labels = own.flatMap((label) => {
    // "Password" of a label with a link in it, which in the label of a checkbox is a part of what is agreed to.
    const besideControls = isChoice && !isLoose(label) ? null : textNextToControls(label);
    if (isLoose(label)) return besideControls ?? visibleTextOf(label);
    return [
      visibleTextOf(label),
      textWithoutCounts(label),
      ...(besideControls === null ? [] : [besideControls]),
    ];
  });
  const isField = element.matches('input, textarea, select');
  const isContent = !isField && FROM_CONTENT.has(roleOf(element)) && !element.matches(SHOWS_VALUE);
  const hint = isField && labels.length === 0 ? cleanText(element.getAttribute('placeholder') ?? '') : '';
  const texts = isContent ? [visibleTextOf(element), textWithoutCounts(element)] : [];
  const lines = isChoice ? [...own, ...(isContent ? [element] : [])].map(firstLineOf) : [];
  const answer = isChoice && MARKER.test(nameOf(element)) ? nameOf(element).replace(MARKER, '') : '';
  const others = [answer, hint, addedHintOf(element), titleWithoutKey(element), namedByOthers(element)];
  const names = [...labels, ...texts, ...lines, ...others];
  return [...new Set(names)].filter((name) => name !== '');
};

/** The same without the names of its controls: "Noah Stein" of an item with a Remove button. null: it contains no control. */
export const textNextToControls = (element: Element): string | null =>
  element.querySelector(CONTROLS) ? cleanText(seenIn(element, (child) => child.matches(CONTROLS))) : null;
