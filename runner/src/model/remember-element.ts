import type { Frame, Locator } from 'playwright-core';
import { alike, locate, rowOf } from './find-remembered.ts';
import { pageKey } from './page-key.ts';
import type { RememberedElement, RememberedLocator } from './remembered.ts';

const MAX_TEXT_LENGTH = 80;
const NAMED = /^\s*[-*] (\w+) "((?:[^"\\]|\\.)*)"/u;

/**
 * Locators that find an element again in a later run; called before the action on it.
 * @param line its line in the accessibility snapshot
 * @returns null if nothing identifies it.
 */
export async function rememberElement(locator: Locator, line: string): Promise<RememberedElement | null> {
  const handle = await locator.elementHandle({ timeout: 2000 });
  const frame = await handle?.ownerFrame();
  if (!frame) return null;
  const described = await describe(locator);
  const [, role, name] = NAMED.exec(line) ?? [];
  const all: RememberedLocator[] = [
    ...(described.testId ? [{ by: 'testId' as const, text: described.testId }] : []),
    ...(role && name ? [{ by: 'role' as const, role, name: name.replace(/\\(.)/gu, '$1') }] : []),
    ...described.texts.filter(({ text }) => text.length <= MAX_TEXT_LENGTH),
  ];
  const place = { frame: pageKey(frame.url()), locator, page: frame };
  return (
    (await remembered(place, all, null)) ??
    (await remembered(place, all, await rowOf(locator))) ??
    (await remembered(place, [{ by: 'css', selector: described.selector }], null))
  );
}

/** The locators that match only this element. */
async function remembered(
  { frame, locator, page }: { frame: string; locator: Locator; page: Frame },
  all: RememberedLocator[],
  row: string | null,
): Promise<RememberedElement | null> {
  if (row === '') return null;
  const unique: RememberedLocator[] = [];
  for (const one of all) {
    const [found, ...more] = await alike(locate(page, one), row);
    if (found && more.length === 0 && (await isSame(found, locator))) unique.push(one);
  }
  return unique.length > 0 ? { frame, locators: unique, row } : null;
}

async function isSame(found: Locator, locator: Locator): Promise<boolean> {
  return (await found.and(locator).count()) === 1;
}

interface Described {
  testId: string | null;
  texts: { by: 'label' | 'placeholder' | 'alt' | 'title' | 'text'; text: string }[];
  selector: string;
}

function describe(locator: Locator): Promise<Described> {
  return locator.evaluate(
    (element) => {
      const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
      const pathOf = (start: Element): string => {
        const segments: string[] = [];
        for (let node: Element | null = start; node; node = node.parentElement) {
          if (node.id && !/\d{2}/.test(node.id)) {
            segments.unshift(`#${CSS.escape(node.id)}`);
            break;
          }
          const tag = node.tagName.toLowerCase();
          const twins = [...(node.parentNode?.children ?? [])].filter((one) => one.tagName === node?.tagName);
          segments.unshift(twins.length > 1 ? `${tag}:nth-of-type(${twins.indexOf(node) + 1})` : tag);
        }
        const root = start.getRootNode();
        const own = segments.join(' > ');
        return root instanceof ShadowRoot ? `${pathOf(root.host)} ${own}` : own;
      };
      const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null;
      const texts = [
        { by: 'label' as const, text: clean(label?.textContent) },
        { by: 'placeholder' as const, text: clean(element.getAttribute('placeholder')) },
        { by: 'alt' as const, text: clean(element.getAttribute('alt')) },
        { by: 'title' as const, text: clean(element.getAttribute('title')) },
        { by: 'text' as const, text: clean((element as HTMLElement).innerText) },
      ];
      return {
        testId: element.getAttribute('data-testid'),
        texts: texts.filter(({ text }) => text !== ''),
        selector: pathOf(element),
      };
    },
    undefined,
    { timeout: 2000 },
  );
}
