import type { PageElement, ShownText, Snapshot } from '../snapshot.ts';
import type { ReadElement } from './element-reader.ts';
import type { Naming } from './naming.ts';
import type { Texts } from './texts.ts';
import type { Visibility } from './visibility.ts';

/**
 * Gathers what stands on the page, in open shadow roots and frames of the same origin, too. Runs in the page: it uses nothing from outside
 * but its parameters.
 */
export function gather(
  { clean, bare, ownText, rendered, described }: Texts,
  { boxOf, mayBeSeen, isShown }: Visibility,
  { roleOf }: Naming,
  readElement: ReadElement,
): Snapshot {
  const MAX_NAME = 200;

  function* nodes(root: Document | ShadowRoot | Element): Generator<Element> {
    for (const element of root.querySelectorAll('*')) {
      yield element;
      if (element.shadowRoot) yield* nodes(element.shadowRoot);
      if (element.tagName === 'IFRAME') {
        let inner: Document | null = null;
        try {
          inner = (element as HTMLIFrameElement).contentDocument;
        } catch {
          // A frame of another origin.
        }
        if (inner) yield* nodes(inner);
      }
    }
  }

  const all = [...nodes(document)].filter(
    ({ tagName }) => !/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|HEAD|META|LINK|TITLE)$/.test(tagName),
  );
  const visible: string[] = [];
  const inOrder: string[] = [];
  const everything: string[] = [];
  const wholeTexts = new Set<string>();
  const shownTexts: ShownText[] = [];
  const hiddenTexts = new Set<string>();
  const elements: PageElement[] = [];
  const roots = [
    [document.body],
    ...all.flatMap((element) => {
      if (element.shadowRoot) return [[...element.shadowRoot.children]];
      const body = element.tagName === 'IFRAME' && (element as HTMLIFrameElement).contentDocument?.body;
      return body ? [[body]] : [];
    }),
  ];
  for (const root of roots) {
    visible.push(root.map(rendered).join(' '));
    everything.push(root.map(({ textContent }) => clean(textContent)).join(' '));
  }
  for (const element of all) {
    const isSeen = mayBeSeen(element);
    const own = ownText(element);
    if (isSeen && own) inOrder.push(own);
    const details = described(element);
    everything.push(own, ...details);
    if (isSeen)
      visible.push(
        own,
        ...details,
        ...(element.tagName === 'SELECT'
          ? [...(element as HTMLSelectElement).options].map(({ label }) => label)
          : []),
      );
    const whole = [
      rendered(element),
      clean(element.textContent),
      own,
      ...details,
      ...((element as HTMLElement).innerText ?? '').split('\n'),
    ];
    for (const text of whole)
      if (text && text.length <= MAX_NAME)
        wholeTexts.add(clean(text).toLowerCase()).add(bare(text).toLowerCase());
    if (own && own.length <= MAX_NAME && element.tagName !== 'OPTION') {
      if (isShown(element) && element.children.length === 0)
        shownTexts.push({ text: rendered(element), box: boxOf(element) });
      else if (!isSeen) hiddenTexts.add(own);
    }
    const role = roleOf(element);
    if (role && role !== 'hidden') elements.push(readElement(element, role));
  }
  const tables = [...document.querySelectorAll('table')].map((table) => ({
    headers: [...table.querySelectorAll('thead th, thead td')].map((cell) => rendered(cell)),
    rows: [...table.querySelectorAll('tbody tr')]
      .filter((row) => isShown(row) || mayBeSeen(row))
      .map((row) => [...row.children].map((cell) => rendered(cell))),
  }));
  const lists = [...document.querySelectorAll('ul, ol')].map((list) =>
    [...list.children].filter((item) => mayBeSeen(item)).map((item) => rendered(item)),
  );
  // Texts next to each other may be read as one.
  const joined = [...visible, inOrder.join(' ')].join(' ¦ ');
  return {
    url: location.href,
    title: clean(document.title),
    visible: joined,
    everything: [joined, ...everything].join(' ¦ '),
    wholeTexts: [...wholeTexts],
    shownTexts,
    hiddenTexts: [...hiddenTexts].filter((text) => !joined.toLowerCase().includes(text.toLowerCase())),
    elements,
    tables,
    lists,
    hasDialog: all.some(
      (element) =>
        element.matches('dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]') &&
        mayBeSeen(element),
    ),
  };
}
