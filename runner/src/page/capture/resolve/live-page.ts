/** The document as the resolver reads it. */

import { isFieldRole, rowParts, type PageReader, type Trait } from 'shared/page-model';
import { probeExpanded } from '../actions/expanded.ts';
import { childrenOf, parentOf, shadowRootOf } from '../dom/basics.ts';
import { lacksColumns, lacksEntries } from '../assert/partial.ts';
import { gridOf } from '../dom/table-grid.ts';
import { isSeen } from '../dom/visibility.ts';
import { fieldText } from '../dom/visible-text.ts';
import { perCall } from '../per-call.ts';
import { holdsWords, isVisible, mayBeCalled, SILENT } from './matching.ts';
import { isInFront } from './modals.ts';
import { labelsOf, nameOf, seenNamesOf, textNextToControls, visibleTextOf } from './names.ts';
import { holdsText } from './own-text.ts';
import { isEditableRoot, levelOf, roleOf } from './roles.ts';
import {
  isEntry,
  isAroundTable,
  isHeaderRow,
  isOneOfMany,
  isRepeatedHeader,
  isSectionLimit,
  isTitleBar,
} from './structure.ts';
import { allElements, elementsIn, isWithin } from './tree.ts';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

const TRAITS: Record<Trait, (element: Element) => boolean> = {
  'opens-list': (element) => element.getAttribute('aria-haspopup') === 'listbox',
  modal: (element) => element.getAttribute('aria-modal') === 'true',
  pressable: (element) => element.hasAttribute('aria-pressed'),
  expandable: (element) => probeExpanded(element) !== null,
  editable: (element) =>
    element.matches('input, textarea') || (element instanceof HTMLElement && element.isContentEditable),
  multiline: (element) => element.matches('textarea, [aria-multiline=true]') || isEditableRoot(element),
  field: (element) => element.matches(FIELDS) || isFieldRole(roleOf(element)),
  text: holdsText,
  'no-row': (element) =>
    isHeaderRow(element) || isAroundTable(element) || rowParts(gridOf(element), element)[0] !== element,
  'repeated-header': isRepeatedHeader,
  fold: (element) => element.localName === 'details',
  'fold-title': (element) => element.localName === 'summary',
  page: (element) => element.matches('body, html, main'),
  'page-end': (element) => element.matches('footer, [role=contentinfo], script, style'),
  'section-limit': isSectionLimit,
  'title-bar': isTitleBar,
  'one-of-many': isOneOfMany,
  entry: isEntry,
  'lacks-columns': lacksColumns,
  'lacks-entries': lacksEntries,
  editor: (element) =>
    element instanceof HTMLIFrameElement &&
    element.contentDocument?.querySelector('body')?.isContentEditable === true,
  silent: (element) => element.matches(SILENT),
};

const attributesOf = (element: Element, names: string[]) =>
  names.flatMap((name) => element.getAttribute(name) || []);

const isLabelOf = (text: Element, control: Element): boolean =>
  labelsOf(control).some((label) => isWithin(text, label)) ||
  (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).some((id) => id !== '' && id === text.id);

/** The resolver remembers what it found by this object, so there is another one for each evaluation. */
export const livePage = perCall((): PageReader<Element> => ({
  all: allElements,
  root: () => document.body,
  parentOf,
  childrenOf: (element) => childrenOf(element).filter((child) => child instanceof Element),
  elementsIn: (element) => {
    const shadowRoot = shadowRootOf(element);
    return shadowRoot ? [...elementsIn(shadowRoot), ...elementsIn(element)] : elementsIn(element);
  },
  isWithin,
  roleOf,
  levelOf,
  has: (element, trait) => TRAITS[trait](element),
  nameOf,
  seenNamesOf,
  visibleTextOf,
  textNextToControls,
  shownValueOf: (element) => (element instanceof HTMLSelectElement ? (fieldText(element) ?? '') : ''),
  hintsOf: (element) => attributesOf(element, ['alt', 'title', 'placeholder']),
  frameNamesOf: (frame) => attributesOf(frame, ['name', 'id']),
  isLabelOf,
  mayBeCalled,
  mayShow: holdsWords,
  isVisible,
  isSeen,
  isInFront,
  edgesOf: (element) => element.getBoundingClientRect(),
  gridOf,
}));
