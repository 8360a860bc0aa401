import type { Target } from 'shared/step-language';
import { kindOfRole, kindOfTag, named } from '../../naming/element-name.ts';
import { tidyName } from '../../naming/texts.ts';
import { createSnapshotTrees, type SnapshotElement } from './snapshot-tree.ts';
import type { FrameSnapshot } from './trace-events.ts';

/** The element that a call acted on, as the page showed it. */
export interface ActedElement {
  /** null: it shows no words, e.g. an image without a text. */
  target: Target | null;
  isPassword: boolean;
}

const MARK = '__playwright_target__';
const NAME_MAX_LENGTH = 150;
/** Elements whose name is what they hold. */
const NAMED_BY_TEXT = /^(?:a|button|summary|option|h[1-6]|td|th|li|label|legend|span|p|div|b|i|em|strong)$/u;

/** Finds the elements that the calls of a trace acted on; null: no snapshot shows it. */
export function createElementFinder(snapshots: FrameSnapshot[]): (callId: string) => ActedElement | null {
  const treeOf = createSnapshotTrees(snapshots);
  const ofCalls = Map.groupBy(
    snapshots,
    ({ callId, snapshotName }) => callId ?? snapshotName?.replace(/^\w+@/u, ''),
  );
  return (callId) => {
    for (const snapshot of ofCalls.get(callId) ?? []) {
      // Before the action the mark may be that of the previous call.
      const isBefore = snapshot.phase === 'before';
      const root = isBefore ? null : treeOf(snapshot);
      const marked =
        root && find(root, ({ attributes }) => attributes[MARK] === '' || attributes[MARK] === callId);
      if (root && marked) return describe(marked, root);
    }
    return null;
  };
}

function describe(element: SnapshotElement, root: SnapshotElement): ActedElement {
  const { tag, attributes } = element;
  const isPassword = tag === 'input' && attributes.type?.toLowerCase() === 'password';
  const role = attributes.role;
  const kind = (role ? kindOfRole(role) : null) ?? kindOfTag(tag, attributes.type ?? null);
  const name = nameOf(element, root);
  return { target: name === null ? null : named(name, kind), isPassword };
}

/** The words that name an element for a person, by the usual order: label before text before hint. */
function nameOf(element: SnapshotElement, root: SnapshotElement): string | null {
  const { tag, attributes } = element;
  const isButton = tag === 'input' && kindOfTag(tag, attributes.type ?? null) === 'button';
  const names = [
    attributes['aria-label'],
    labelOf(element, root),
    isButton ? attributes.value : undefined,
    attributes.alt,
    NAMED_BY_TEXT.test(tag) ? textOf(element) : undefined,
    attributes.placeholder,
    attributes.title,
  ];
  const name = names.map((one) => tidyName(one ?? '')).find((one) => one !== '');
  return name !== undefined && name.length <= NAME_MAX_LENGTH ? name : null;
}

/** Of a form control. */
function labelOf(element: SnapshotElement, root: SnapshotElement): string | undefined {
  if (!/^(?:input|select|textarea)$/u.test(element.tag)) return undefined;
  const { id } = element.attributes;
  const label = id ? find(root, ({ tag, attributes }) => tag === 'label' && attributes.for === id) : null;
  if (label) return textOf(label);
  for (let around = element.parent; around; around = around.parent)
    if (around.tag === 'label') return textOf(around);
  return undefined;
}

/** The words in an element, those of form controls, scripts and styles left out. */
function textOf({ tag, children }: SnapshotElement): string {
  if (/^(?:script|style|select|textarea|template)$/u.test(tag)) return '';
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

function find(
  element: SnapshotElement,
  isWanted: (element: SnapshotElement) => boolean,
): SnapshotElement | null {
  if (isWanted(element)) return element;
  for (const child of element.children) {
    const found = typeof child === 'string' ? null : find(child, isWanted);
    if (found) return found;
  }
  return null;
}
