import type { Locator } from 'playwright-core';
import { isolated, PATIENT_MS } from '../agent/isolated.ts';

/** The only number that stands with what counts it and its name, whatever the buttons themselves say; null: there is none, or several. */
export function countBeside(locator: Locator, name: string): Promise<number | null> {
  return isolated(locator, readCount, name, PATIENT_MS);
}

/** Runs inside the page. */
function readCount(button: Element, name: string): number | null {
  const BUTTONS = 'button, [role=button], script, style';
  for (let up = button.parentElement, level = 0; up && level < 5; up = up.parentElement, level++) {
    const texts: string[] = [];
    const walker = document.createTreeWalker(up, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility() && !node.parentElement.closest(BUTTONS))
        texts.push(node.textContent ?? '');
    for (const field of up.querySelectorAll('input')) if (field.checkVisibility()) texts.push(field.value);
    const said = texts.join('\n');
    const numbers = said.match(/(?<![\p{L}\p{Nd}.,])\p{Nd}+(?![\p{L}\p{Nd}]|[.,]\p{Nd})/gu) ?? [];
    if (numbers.length > 1) return null;
    if (numbers.length === 1 && said.toLowerCase().includes(name.toLowerCase())) return Number(numbers[0]);
  }
  return null;
}
