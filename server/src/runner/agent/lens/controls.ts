/** Runs inside the page: what a click is made for. */
export function controls() {
  const CONTROLS =
    'a, button, label, summary, input, select, textarea, [onclick], [role=button], [role=link], [role=menuitem], [role=option], [role=radio], [role=tab], [role=combobox], [aria-haspopup], [tabindex]:not(main, section, h1, h2)';

  const isInControl = (element: Element): boolean => element.closest(CONTROLS) !== null;

  const invitesClick = (element: Element): boolean =>
    getComputedStyle(element).cursor === 'pointer' || isInControl(element);

  const holdsControl = (element: Element): boolean => element.querySelector(CONTROLS) !== null;

  return { isInControl, invitesClick, holdsControl };
}

export type Controls = ReturnType<typeof controls>;
