type Kept = typeof globalThis & { steplightUnseen?: Element[] };

/** Runs inside the page: keeps in mind what nobody can see. */
export function keepUnseen(): void {
  (globalThis as Kept).steplightUnseen = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}

/**
 * Runs inside the page: what shows itself under the pointer is no answer to a click, unless it is a menu: something to choose, beyond
 * the line that the pointer is on. A line shows its tools in itself.
 */
export function forgetTools(element: Element): void {
  const CONTROLS = 'a, button, input, select, [role=menuitem], [role=option], [onclick], li';
  const line = element.closest('tr, li, article, [role=row], [role=listitem], [role=option]') ?? element;
  const { left, top, right, bottom } = line.getBoundingClientRect();
  const isTool = (shown: Element): boolean => {
    const box = shown.getBoundingClientRect();
    const isInLine = box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
    return isInLine || !(shown.matches(CONTROLS) || shown.querySelector(CONTROLS));
  };
  const moving = document
    .getAnimations()
    .map(({ effect }) => effect instanceof KeyframeEffect && effect.target);
  const kept = globalThis as Kept;
  kept.steplightUnseen = kept.steplightUnseen?.filter((unseen) => {
    const isShown =
      unseen.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      moving.some((moved) => moved instanceof Element && moved.contains(unseen));
    return !isShown || !isTool(unseen);
  });
}

/** Runs inside the page: whether something of that can be seen now. */
export function hasShownMore(): boolean {
  return ((globalThis as Kept).steplightUnseen ?? []).some((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}
