import type { Locator } from 'playwright-core';

/** What a page says about a thing, the closest statement first. */
export interface Parts {
  /** Text or value of the element itself. */
  own: string;
  /** Without the thing's own name: "Total: $42" of "Total" is "$42". Empty if nothing is left. */
  rest: string;
  /** Texts that stand with it: the value beside a label, the other cells of its row, what follows its heading. */
  beside: string[];
}

/** Reads what an element says and what stands with it in one group. `name` is what the step calls it. */
export function readParts(locator: Locator, name: string): Promise<Parts> {
  return locator.evaluate(
    (element, called) => {
      const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
      const textOf = (node: Element | null): string => {
        if (!node) return '';
        if (node instanceof HTMLInputElement) return node.type === 'password' ? '' : clean(node.value);
        if (node instanceof HTMLTextAreaElement) return clean(node.value);
        if (node instanceof HTMLSelectElement) return clean(node.selectedOptions[0]?.text ?? '');
        return clean((node as HTMLElement).innerText ?? node.textContent ?? '');
      };
      const following = (start: Element, isEnd: (node: Element) => boolean) => {
        const texts: string[] = [];
        for (let node = start.nextElementSibling; node && !isEnd(node); node = node.nextElementSibling)
          texts.push(textOf(node));
        return texts.filter((text) => text !== '');
      };

      const own = textOf(element);
      const spoken = clean(element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '');
      const words = own || spoken;
      const at = words.toLowerCase().indexOf(called.toLowerCase());
      const rest =
        at < 0
          ? words
          : clean(
              `${words.slice(0, at)} ${words.slice(at + called.length)}`.replace(
                /^[\s:=–—-]+|[\s:=–—-]+$/g,
                '',
              ),
            );

      const besides = (): string[] => {
        if (element.matches('input, select, textarea')) return [];
        if (element instanceof HTMLLabelElement && element.control) return [textOf(element.control)];
        if (element.matches('dt')) return following(element, (node) => !node.matches('dd'));
        const cell = element.closest('td, th, [role=cell], [role=rowheader]');
        if (cell?.parentElement)
          return [...cell.parentElement.children].filter((other) => other !== cell).map(textOf);
        const heading = element.closest('h1, h2, h3, h4, h5, h6');
        if (heading) {
          const after = following(
            heading,
            (node) => /^H[1-6]$/.test(node.tagName) && node.tagName <= heading.tagName,
          );
          if (after.length > 0) return after;
        }
        // Up to the first ancestor that says more than the element: what comes next in it belongs to the name.
        for (
          let node: Element = element;
          node.parentElement && node.parentElement !== document.body;
          node = node.parentElement
        ) {
          const [next] = following(node, () => false);
          if (next !== undefined) return [next];
          if (textOf(node.parentElement) !== own) {
            const before = textOf(node.previousElementSibling);
            return before === '' ? [rest === '' ? textOf(node.parentElement) : ''] : [before];
          }
        }
        return [];
      };
      return { own: words, rest, beside: besides().filter((text) => text !== '') };
    },
    name,
    { timeout: 2000 },
  );
}
