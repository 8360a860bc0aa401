import type { Lens } from '../lens/lens.ts';

/** What elements tell, in the letters that are asked for. */
export interface Telling {
  linesOf(node: Element): string[];
  textOf(node: Element | null): string;
  /** Of several choices that exclude each other, what is chosen; null: there are none. */
  chosenIn(node: Element): string | null;
  /** The texts of what comes after an element among its siblings. */
  following(start: Element, isEnd: (node: Element) => boolean, skipped?: string): string[];
}

/** Runs inside the page: what elements tell of how things are now. */
export function telling(lens: Lens) {
  const { clean } = lens;

  /** What an empty field shows as a hint is no value of it, nor of the label that it stands in. */
  const hintOf = (node: Element): string => {
    const field = node instanceof HTMLLabelElement ? node.control : node;
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isField && field.value === '' ? clean(field.placeholder) : '';
  };

  /** What is struck out is no longer so. */
  const isStruck = (node: Element) =>
    node.matches('s, del') || getComputedStyle(node).textDecorationLine.includes('line-through');

  const isChosen = (radio: Element) =>
    radio instanceof HTMLInputElement ? radio.checked : radio.getAttribute('aria-checked') === 'true';

  /** @param isDrawn as style sheets draw it (capitals), not as it is written */
  const tellingOf = (isDrawn: boolean): Telling => {
    const linesOf = (node: Element): string[] => {
      const lines = lens.textOf(node)[isDrawn ? 'drawn' : 'written'].split('\n');
      const hint = hintOf(node);
      const struck = [...node.querySelectorAll('s, del')].map((one) => clean(one.textContent ?? ''));
      if (struck.length > 0 && !isStruck(node))
        return lines.map((one) => clean(struck.reduce((rest, old) => rest.replace(old, ''), one)));
      return hint === '' ? lines : lines.map((one) => one.replace(hint, ''));
    };
    const textOf = (node: Element | null): string => (node ? clean(linesOf(node).join(' ')) : '');
    const chosenIn = (node: Element): string | null => {
      const radios = [...node.querySelectorAll('input[type=radio], [role=radio]')];
      if (radios.length < 2) return null;
      return radios
        .filter(isChosen)
        .map((radio) => textOf((radio instanceof HTMLInputElement ? radio.labels?.[0] : radio) ?? radio))
        .join(' ');
    };
    const following = (start: Element, isEnd: (node: Element) => boolean, skipped = 'script') => {
      const texts: string[] = [];
      for (let node = start.nextElementSibling; node && !isEnd(node); node = node.nextElementSibling)
        if (!node.matches(skipped) && !isStruck(node)) texts.push(chosenIn(node) ?? textOf(node));
      return texts.filter((text) => text !== '');
    };
    return { linesOf, textOf, chosenIn, following };
  };

  return { tellingOf };
}
