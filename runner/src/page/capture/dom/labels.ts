import { perCall } from '../per-call.ts';

const known = perCall(() => new Map<Node, Map<Element | null, HTMLLabelElement[]>>());

const labelsIn = (root: ParentNode & Node): Map<Element | null, HTMLLabelElement[]> => {
  const before = known().get(root);
  if (before) return before;
  const labels = Map.groupBy<Element | null, HTMLLabelElement>(
    root.querySelectorAll('label'),
    ({ control }) => control,
  );
  known().set(root, labels);
  return labels;
};

/** The labels of a form control. Those of an element of the page's own, which only its scripts can ask for, know what they label. */
export const formLabelsOf = (control: Element): HTMLLabelElement[] => {
  const { labels } = control as HTMLInputElement;
  if (labels) return [...labels];
  if (!control.localName.includes('-')) return [];
  return labelsIn(control.getRootNode() as Document | ShadowRoot).get(control) ?? [];
};
