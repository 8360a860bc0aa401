import axeCore from 'axe-core';

interface Appearance {
  theme: 'light' | 'dark';
  width: number;
  within: string;
}

const WIDE = 1360;
const NARROW = 390;
const HEIGHT = 900;

/** Loads axe into the page, once, and disables animations, whose intermediate colours would be reported. */
export async function prepareForAxe(): Promise<void> {
  if (await browser.execute(() => 'axe' in globalThis)) return;
  await browser.execute(axeCore.source);
  await browser.execute(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(still);
  });
}

/** What of the page is looked at, and at which widths. */
interface Scope {
  widths?: number[];
  /** A selector. By default it is the whole page: what opens over a screen can be looked at alone where the screen itself is looked at, too. */
  within?: string;
}

/** Serious violations of the current page in both themes, and content wider than the given widths. */
export async function seriousViolations(
  name: string,
  { widths = [WIDE, NARROW], within = 'html' }: Scope = {},
): Promise<string[]> {
  const violations: string[] = [];
  for (const width of widths) {
    await setWidth(width);
    const wide = await widerThanWindow();
    if (wide) violations.push(`${name}, ${width} px: ${wide}`);
    // A theme changes colours and nothing else.
    violations.push(...(await findViolations(name, { theme: 'light', width, within }, false)));
    violations.push(...(await findViolations(name, { theme: 'dark', width, within }, true)));
  }
  return violations;
}

/** Expects no serious violation on the current page; leaves the window as wide as it is at first. */
export async function expectAccessible(name: string, scope?: Scope): Promise<void> {
  await prepareForAxe();
  try {
    expect(await seriousViolations(name, scope)).toEqual([]);
  } finally {
    await setWidth(WIDE);
  }
}

/** How much wider the page is than the window, and the innermost elements that reach out of it; null: it is not. */
function widerThanWindow(): Promise<string | null> {
  return browser.execute(() => {
    const excess = document.documentElement.scrollWidth - innerWidth;
    if (excess <= 0) return null;
    const outside = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth,
    );
    const innermost = outside.filter(
      (element) => !outside.some((other) => element !== other && element.contains(other)),
    );
    const names = innermost
      .slice(0, 3)
      .map(({ tagName, textContent }) => `${tagName} "${textContent.slice(0, 40)}"`);
    return `${excess} px wider than the window: ${names.join(', ')}`;
  });
}

/** Sets the window's width and waits for two frames: a busy browser applies media queries late. */
export async function setWidth(width: number): Promise<void> {
  await browser.setViewport({ width, height: HEIGHT });
  await browser.executeAsync((done: () => void) =>
    requestAnimationFrame(() => requestAnimationFrame(() => done())),
  );
}

async function findViolations(
  name: string,
  { theme, width, within }: Appearance,
  isOfColours: boolean,
): Promise<string[]> {
  const found = await browser.executeAsync(
    (themeName: string, selector: string, onlyColours: boolean, done: (found: string[]) => void) => {
      document.documentElement.dataset['theme'] = themeName;
      const { axe } = globalThis as unknown as { axe: typeof axeCore };
      const options = {
        resultTypes: ['violations' as const],
        ...(onlyColours && { runOnly: ['color-contrast'] }),
      };
      axe.run(selector, options).then(
        ({ violations }) =>
          done(
            violations
              .filter(({ impact }) => impact === 'serious' || impact === 'critical')
              .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`)),
          ),
        (error: unknown) => done([String(error)]),
      );
    },
    theme,
    within,
    isOfColours,
  );
  return found.map((violation) => `${name}, ${theme}, ${width} px: ${violation}`);
}
