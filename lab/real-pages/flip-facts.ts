import type { SentencePage } from '../../runner/src/testing/open-sentence-page.ts';
import { FAILING } from '../../runner/src/testing/timings.ts';
import type { AccessibleElement } from './accessibility-tree.ts';
import type { Difference } from './compare-tree.ts';
import { alterations, drawnBySelf, findTexts, type Alteration } from './in-page/alter-element.ts';
import { isCalled, KIND_WORDS } from './press-controls.ts';

const UNSEEN: Alteration[] = [
  'display none',
  'visibility hidden',
  'opacity 0',
  'filter opacity 0',
  'clipped',
  'clipped to a circle',
  'scaled to nothing',
  'moved out of the page',
  'in a box without height',
  'removed',
];
/** Elements of each role that are altered on a page. */
const OF_EACH_ROLE = 1;
const TEXTS = 3;
/** Where this cannot be said, the page says that it loads, and nothing can be said about what it does not show. */
const SURELY_TRUE = 'The page does not show "Quetzalcoatl"';

/** What is true of something before it is altered, and false afterwards; and the contrary. */
interface Fact {
  mark: number;
  role: string;
  name: string;
  html: string;
  is: string;
  isNot: string;
  alterations: Alteration[];
}

/** Alters elements one after the other: every sentence about them that was true must become false, and its contrary must pass. */
export async function flipFacts(
  library: string,
  tree: AccessibleElement[],
  { page, executeSentence }: SentencePage,
): Promise<{ flipped: number; differences: Difference[] }> {
  const differences: Difference[] = [];
  let flipped = 0;
  const judge = (sentence: string) =>
    executeSentence(sentence, FAILING).then(
      () => true,
      () => false,
    );
  const canDeny = await judge(SURELY_TRUE);
  for (const { mark, role, name, html, is, isNot, alterations: own } of await factsOn(tree, page)) {
    if (!(await judge(is))) continue;
    for (const alteration of own) {
      await page.evaluate(
        `(${alter.toString()})(${mark}, ${JSON.stringify(alteration)}, ${alterations.toString()})`,
      );
      const isStill = await judge(is);
      const isOtherwise = isStill || !canDeny || (await judge(isNot));
      const wasRedrawn = await page.evaluate(isRedrawn, { alteration, text: role === 'text' ? name : '' });
      await page.evaluate(restore);
      if (wasRedrawn) continue;
      flipped++;
      const add = (what: string, ours: string) =>
        differences.push({ library, what, role, name, theirs: alteration, ours, html });
      if (isStill) add('flip: false pass', is);
      else if (!isOtherwise) add('flip: false failure', isNot);
    }
  }
  return { flipped, differences };
}

async function factsOn(tree: AccessibleElement[], page: SentencePage['page']): Promise<Fact[]> {
  const isUnique = ({ role, name }: AccessibleElement) =>
    tree.filter((other) => KIND_WORDS[other.role] === KIND_WORDS[role] && isCalled(other, name)).length === 1;
  const named = tree.filter(
    (element) =>
      element.role in KIND_WORDS && element.name !== '' && !element.name.includes('"') && isUnique(element),
  );
  const drawn = new Map(
    (
      await page.evaluate(
        drawnBySelf,
        named.map(({ mark }) => mark),
      )
    ).map(({ mark, isNamedBySelf }) => [mark, isNamedBySelf]),
  );
  const chosen = [
    ...Map.groupBy(
      named.filter(({ mark }) => drawn.has(mark)),
      ({ role }) => role,
    ).values(),
  ].flatMap((alike) => alike.slice(0, OF_EACH_ROLE));
  const texts = await page.evaluate(findTexts);
  return [
    ...chosen.flatMap(({ mark, role, name, html, isDisabled, box }): Fact[] => {
      const called = `the ${KIND_WORDS[role]} "${name}"`;
      const fact = { mark, role, name, html };
      const below = texts.find((text) => text.top >= box[1] + box[3]);
      const isNamedBySelf = drawn.get(mark) === true;
      return [
        { ...fact, is: `${called} is visible`, isNot: `${called} is not visible`, alterations: UNSEEN },
        ...(isDisabled
          ? []
          : [
              {
                ...fact,
                is: `${called} is enabled`,
                isNot: `${called} is disabled`,
                alterations: ['disabled' as const],
              },
            ]),
        ...(isNamedBySelf
          ? [
              {
                ...fact,
                is: `there is 1 "${name}" ${KIND_WORDS[role]}`,
                isNot: `there are 2 "${name}" ${plural(KIND_WORDS[role] ?? '')}`,
                alterations: ['doubled' as const],
              },
              {
                ...fact,
                is: `${called} is visible`,
                isNot: `there is no "${name}" ${KIND_WORDS[role]}`,
                alterations: ['renamed' as const],
              },
            ]
          : []),
        ...(isNamedBySelf && below
          ? [
              {
                ...fact,
                is: `${called} is above "${below.text}"`,
                isNot: `${called} is below "${below.text}"`,
                alterations: ['moved to the end' as const],
              },
            ]
          : []),
      ].map((one) => ({ ...one, is: capital(one.is), isNot: capital(one.isNot) }));
    }),
    ...texts.slice(0, TEXTS).map(({ mark, text }) => ({
      mark,
      role: 'text',
      name: text,
      html: '',
      is: `The page shows "${text}"`,
      isNot: `The page does not show "${text}"`,
      alterations: [...UNSEEN, 'covered' as const],
    })),
  ];
}

function plural(word: string): string {
  return /(?:x|ch)$/.test(word) ? `${word}es` : `${word}s`;
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

interface AlteredWindow extends Window {
  trialRestore?: () => void;
  trialAltered?: HTMLElement | null;
}

/** Runs in the page. */
function alter(mark: number, alteration: Alteration, waysToAlter: typeof alterations): void {
  const element = document.querySelector<HTMLElement>(`[data-trial="${mark}"]`);
  (window as AlteredWindow).trialAltered = element;
  if (!element) return;
  const { parentNode, nextSibling } = element;
  const style = element.getAttribute('style');
  const label = element.getAttribute('aria-label');
  const title = element.getAttribute('title');
  const children = [...element.childNodes];
  const isOff = 'disabled' in element && element.disabled === true;
  const wasDisabled = element.getAttribute('aria-disabled');
  const before = new Set(document.querySelectorAll('*'));
  waysToAlter(element)[alteration]();
  (window as AlteredWindow).trialRestore = () => {
    parentNode?.insertBefore(element, nextSibling);
    for (const added of document.querySelectorAll('*')) if (!before.has(added)) added.remove();
    const set = (name: string, value: string | null) =>
      value === null ? element.removeAttribute(name) : element.setAttribute(name, value);
    set('style', style);
    set('aria-label', label);
    set('title', title);
    if (element.firstChild !== children[0]) element.replaceChildren(...children);
    set('aria-disabled', wasDisabled);
    if ('disabled' in element) element.disabled = isOff;
  };
}

/** Runs in the page. */
function restore(): void {
  (window as AlteredWindow).trialRestore?.();
}

/** Runs in the page: whether the page itself, such as an editor, has drawn anew what was altered. */
function isRedrawn({ alteration, text }: { alteration: Alteration; text: string }): boolean {
  const { trialAltered: element } = window as AlteredWindow;
  if (!element) return true;
  if (alteration !== 'removed') return !element.isConnected;
  return text !== '' && document.body.innerText.includes(text);
}
