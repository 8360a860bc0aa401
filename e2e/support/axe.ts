import axeCore from 'axe-core';

interface Look {
  theme: 'light' | 'dark';
  width: number;
}

const WIDE = 1360;
const NARROW = 390;
const HEIGHT = 900;

/** Gives the page axe, and takes the motion out of it: half-faded colours are no fault of a design. */
export async function prepareForAxe(): Promise<void> {
  await browser.execute(axeCore.source);
  await browser.execute(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(still);
  });
}

/** What axe holds to be serious in what the page shows now, in both themes, and what does not fit the widths given. */
export async function seriousFaults(name: string, widths = [WIDE, NARROW]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await setWidth(width);
    const excess = await browser.execute(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) faults.push(`${name}, ${width} px: ${excess} px wider than the window`);
    // A theme changes colours and nothing else.
    faults.push(...(await look(name, { theme: 'light', width }, false)));
    faults.push(...(await look(name, { theme: 'dark', width }, true)));
  }
  return faults;
}

/** Gives the window that width, and waits until it has been drawn so: a busy browser heeds style sheets for other widths a moment late. */
export async function setWidth(width: number): Promise<void> {
  await browser.setViewport({ width, height: HEIGHT });
  await browser.executeAsync((done: () => void) =>
    requestAnimationFrame(() => requestAnimationFrame(() => done())),
  );
}

async function look(name: string, { theme, width }: Look, isOfColours: boolean): Promise<string[]> {
  const faults = await browser.executeAsync(
    (themeName: string, onlyColours: boolean, done: (faults: string[]) => void) => {
      document.documentElement.dataset['theme'] = themeName;
      const { axe } = globalThis as unknown as { axe: typeof axeCore };
      const options = {
        resultTypes: ['violations' as const],
        ...(onlyColours && { runOnly: ['color-contrast'] }),
      };
      axe.run(document, options).then(
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
    isOfColours,
  );
  return faults.map((fault) => `${name}, ${theme}, ${width} px: ${fault}`);
}
