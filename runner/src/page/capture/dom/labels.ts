import { oncePerCall } from '../per-call.ts';

const labelsIn = oncePerCall((root: ParentNode) =>
  Map.groupBy<Element | null, HTMLLabelElement>(root.querySelectorAll('label'), ({ control }) => control),
);

/** The labels of a form control. Those of an element of the page's own, which only its scripts can ask for, know what they label. */
export const formLabelsOf = (control: Element): HTMLLabelElement[] => {
  const { labels } = control as HTMLInputElement;
  if (labels) return [...labels];
  if (!control.localName.includes('-')) return [];
  return labelsIn(control.getRootNode() as Document | ShadowRoot).get(control) ?? [];
};
