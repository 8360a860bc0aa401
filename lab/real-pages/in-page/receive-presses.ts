/** An event that a person's press causes, with the marks of the elements that it passes, innermost first. */
export interface Press {
  type: string;
  marks: number[];
  /** Elements of which the innermost label is the label. */
  labelled: number[];
  /** Fields in the smallest box around what is pressed that has any, if nothing else in it is pressed. */
  boxed: number[];
}

export interface PressWindow extends Window {
  trialPresses?: Press[];
}

/** Runs in the page: records every press and keeps it from the page, so that the page stays as it is. */
export function receivePresses(): void {
  const presses: Press[] = [];
  (window as PressWindow).trialPresses = presses;
  const marksOf = (targets: unknown[]) =>
    targets.flatMap((target) => {
      const mark = target instanceof Element ? target.getAttribute('data-trial') : null;
      return mark === null ? [] : [Number(mark)];
    });
  const fieldsAround = (target: unknown): Element[] => {
    if (!(target instanceof Element)) return [];
    const [fields, highest] = ['input:not([type=hidden]), textarea, [role=combobox]', 100];
    let box: Element | null = target;
    while (box && !box.querySelector(fields)) box = box.parentElement;
    if (!box || box.getBoundingClientRect().height > highest) return [];
    const part = target.closest('a, button, svg, img, [tabindex]:not([tabindex="-1"])');
    return part && part !== box && box.contains(part) ? [] : [...box.querySelectorAll(fields)];
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick', 'focusin'])
    window.addEventListener(
      type,
      (event) => {
        event.stopImmediatePropagation();
        event.preventDefault();
        if (type !== 'click' && type !== 'pointerdown') return;
        const path = event.composedPath();
        const label = path.find((target) => target instanceof HTMLLabelElement);
        const control = label instanceof HTMLLabelElement ? label.control : null;
        presses.push({
          type,
          marks: marksOf(path),
          labelled: marksOf([control]),
          boxed: marksOf(fieldsAround(path[0])),
        });
      },
      true,
    );
}
