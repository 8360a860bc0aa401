/** What the trial does to an element, so that what was true of it no longer is. */
export type Alteration = keyof ReturnType<typeof alterations>;

/** Runs in the page, as all functions of this file: the ways to alter an element. */
export function alterations(element: HTMLElement) {
  const style = (css: Record<string, string>) => () => {
    for (const [property, value] of Object.entries({ transition: 'none', ...css }))
      element.style.setProperty(property, value, 'important');
  };
  return {
    'display none': style({ display: 'none' }),
    'visibility hidden': style({ visibility: 'hidden' }),
    'opacity 0': style({ opacity: '0' }),
    'filter opacity 0': style({ filter: 'opacity(0)' }),
    clipped: style({ 'clip-path': 'inset(50%)' }),
    'clipped to a circle': style({ 'clip-path': 'circle(0)' }),
    'scaled to nothing': style({ display: 'inline-block', transform: 'scale(0)' }),
    'moved out of the page': style({ position: 'absolute', left: '-9999px' }),
    'in a box without height': () => {
      const box = document.createElement('div');
      box.style.cssText = 'height: 0; overflow: hidden';
      element.replaceWith(box);
      box.append(element);
    },
    removed: () => element.remove(),
    covered: () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const cover = document.createElement('div');
      cover.style.cssText = `position: absolute; z-index: 2147483647; background: white; left: ${x + scrollX - 4}px; top: ${y + scrollY - 4}px; width: ${width + 8}px; height: ${height + 8}px`;
      document.body.append(cover);
    },
    renamed: () => {
      element.replaceChildren('Something else');
      element.removeAttribute('title');
      if (element.hasAttribute('aria-label')) element.setAttribute('aria-label', 'Something else');
    },
    'moved to the end': () => {
      style({ position: 'absolute', top: `${document.documentElement.scrollHeight}px`, left: '0' })();
      document.body.append(element);
    },
    doubled: () => {
      const copy = element.cloneNode(true) as HTMLElement;
      copy.removeAttribute('id');
      copy.removeAttribute('data-trial');
      element.after(copy);
    },
    disabled: () => {
      if ('disabled' in element) element.disabled = true;
      else (element as HTMLElement).setAttribute('aria-disabled', 'true');
    },
  };
}

export interface Found {
  mark: number;
  text: string;
  /** From the upper end of the page, in CSS pixels. */
  top: number;
}

/** Marked elements that show a text of their own, which stands nowhere else on the page and nothing covers. */
export function findTexts(): Found[] {
  const all = document.body.innerText.toLowerCase();
  return [...document.querySelectorAll<HTMLElement>('[data-trial]')].flatMap((element) => {
    const text = element.childNodes.length === 1 ? (element.firstChild?.nodeValue ?? '').trim() : '';
    if (text.length < 4 || text.includes('"') || all.split(text.toLowerCase()).length !== 2) return [];
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top && element.contains(top)
      ? [{ mark: Number(element.dataset.trial), text, top: y + scrollY }]
      : [];
  });
}

/** Of these marks, those whose element a pointer in its middle would meet, and whether nothing outside of it names it. */
export function drawnBySelf(marks: number[]): { mark: number; isNamedBySelf: boolean }[] {
  return marks.flatMap((mark) => {
    const element = document.querySelector(`[data-trial="${mark}"]`);
    if (!(element instanceof HTMLElement)) return [];
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const isLabelled = ((element as HTMLInputElement).labels?.length ?? 0) > 0;
    const isField = element.matches(
      'input, textarea, select, [aria-labelledby], :has(input, textarea, select)',
    );
    return top !== null && element.contains(top) ? [{ mark, isNamedBySelf: !isField && !isLabelled }] : [];
  });
}
