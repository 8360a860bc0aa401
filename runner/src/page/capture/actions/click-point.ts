interface ClickPointState {
  /** It is covered, hidden or out of view, and has a visible label. */
  isBehindLabel: boolean;
  isNativeOption: boolean;
  id: string;
}

/** How an element can be clicked. */
export function probeClickPoint(element: Element): ClickPointState {
  const isNativeOption = element instanceof HTMLOptionElement;
  if (!(element instanceof HTMLInputElement) || !/^(?:checkbox|radio|file)$/u.test(element.type))
    return { isBehindLabel: false, isNativeOption, id: '' };
  const { x, y, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(x + width / 2, y + height / 2);
  const hasVisibleLabel = [...(element.labels ?? [])].some((label) => {
    const box = label.getBoundingClientRect();
    return label.checkVisibility({ visibilityProperty: true }) && box.width > 0 && box.height > 0;
  });
  return { isBehindLabel: hit !== element && hasVisibleLabel, isNativeOption, id: element.id };
}

/** Scrolls to a label. @returns a point of it that is not covered and not in a link or control. null: there is none. */
export function findFreePoint(label: Element): { x: number; y: number } | null {
  // Only Chromium has it.
  (label as Element & { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded();
  const root = label.getRootNode() as Document | ShadowRoot;
  const box = label.getBoundingClientRect();
  const isFree = (x: number, y: number) => {
    const hit = root.elementFromPoint(x, y);
    return (
      hit !== null &&
      label.contains(hit) &&
      !hit.closest('a, button, select, textarea, [role=button], [role=link]')
    );
  };
  for (const { x, y, width, height } of label.getClientRects())
    for (const share of [0.5, 0.02, 0.2, 0.8, 0.98])
      if (isFree(x + width * share, y + height / 2))
        return { x: x + width * share - box.x, y: y + height / 2 - box.y };
  return null;
}
