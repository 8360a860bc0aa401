/** What a look can tell about elements from inside the page. */
export interface Lens {
  /** Whether a person can see it: drawn, not clipped away, not transparent. A styled box to tick is seen by its label or what is drawn in its place. */
  isSeen(element: Element): boolean;
  /** The text that a person reads in it, one line for each block, as it is written and as style sheets draw it (capitals). */
  textOf(root: Node): SeenText;
  /** What stands in a field: value or, in an empty one, its placeholder; the chosen option. Never a password. */
  fieldText(element: Element): string | null;
  clean(text: string): string;
  /** The card, column or list that an element is the head of: the closest around it that has others of its sort beside it. */
  groupOf(head: Element): Element | null;
  parentOf(node: Node): Element | null;
}

export interface SeenText {
  written: string;
  drawn: string;
}

/**
 * A function to be evaluated in a page that has a lens at hand. What it uses beside its parameters must be its own: its source
 * travels into the page.
 */
export function withLens<S, A, R>(
  work: (lens: Lens, subject: S, argument: A, lists: Element[][]) => R,
): (subject: S, argument: A, lists?: Element[][]) => R {
  const source = `return (${work.toString()})((${createLens.toString()})(), subject, argument, lists);`;
  return new Function('subject', 'argument', 'lists', source) as (subject: S, argument: A) => R;
}

function createLens(): Lens {
  const SILENT = 'script, style, noscript, template, head, iframe, object, svg title, svg desc, datalist';
  const known = new Map<Element, boolean>();
  const clean = (text: string) =>
    text
      .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
      .replace(/\s+/g, ' ')
      .trim();

  const parentOf = (node: Node): Element | null => {
    if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
    const { parentNode } = node;
    if (parentNode instanceof ShadowRoot) return parentNode.host;
    return parentNode instanceof Element ? parentNode : null;
  };

  /** Parts of boxes that cut their contents off, and places left of or above the page. */
  const isCutOff = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (/^rect\(0px,? 0px,? 0px,? 0px\)$/.test(style.clip) && style.position === 'absolute') return true;
    if (/^inset\((?:50|100)%/.test(style.clipPath)) return true;
    if (parseFloat(style.fontSize) === 0 || parseFloat(style.textIndent) < -500) return true;
    if (style.overflow !== 'visible' && (box.width <= 1 || box.height <= 1)) return true;
    let escapes = style.position === 'absolute';
    let scrolls = false;
    if (style.position !== 'fixed')
      for (
        let node = parentOf(element);
        node && node !== document.body && node !== document.documentElement;
        node = parentOf(node)
      ) {
        const outer = getComputedStyle(node);
        const holds = !escapes || outer.position !== 'static' || outer.transform !== 'none';
        if (holds) {
          escapes = outer.position === 'absolute';
          if (outer.overflow !== 'visible' && outer.display !== 'contents' && outer.display !== 'inline') {
            const frame = node.getBoundingClientRect();
            if (frame.width <= 1 || frame.height <= 1) return true;
            const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
            if (cuts(outer.overflowX) && (box.right <= frame.left || box.left >= frame.right)) return true;
            if (cuts(outer.overflowY) && (box.bottom <= frame.top || box.top >= frame.bottom)) return true;
            scrolls ||= /auto|scroll/.test(outer.overflowX + outer.overflowY);
          }
          if (outer.position === 'fixed') break;
        }
      }
    return !scrolls && (box.right + scrollX <= 0 || box.bottom + scrollY <= 0);
  };

  const look = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { display } = getComputedStyle(element);
    if (display === 'contents') return [...element.childNodes].some((node) => isDrawn(node));
    const hasBox = [...element.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
    return hasBox && !isCutOff(element);
  };

  const isDrawn = (node: Node): boolean =>
    node instanceof Element ? isShown(node) : node instanceof Text && clean(node.data) !== '';

  const isShown = (element: Element): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const seen = look(element);
    known.set(element, seen);
    return seen;
  };

  const hasRoom = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    [...element.getClientRects()].some(({ width, height }) => width > 4 && height > 4);

  /** Style sheets draw boxes to tick in the place of transparent ones, or as a part of their labels. */
  const isDrawnOver = (element: Element): boolean => {
    if (!(element instanceof HTMLInputElement)) return false;
    if ([...(element.labels ?? [])].some((label) => isShown(label))) return true;
    if (!/^(?:checkbox|radio)$/.test(element.type)) return false;
    if ([...(element.labels ?? [])].some((label) => hasRoom(label))) return true;
    const box = element.getBoundingClientRect();
    const holder = parentOf(element);
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      box.width > 4 &&
      box.height > 4 &&
      !isCutOff(element) &&
      holder !== null &&
      hasRoom(holder)
    );
  };

  const isSeen = (element: Element): boolean => isShown(element) || isDrawnOver(element);

  const fieldText = (element: Element): string | null => {
    if (element instanceof HTMLSelectElement)
      return clean([...element.selectedOptions].map(({ label }) => label).join(' '));
    if (element instanceof HTMLTextAreaElement) return element.value || element.placeholder;
    if (!(element instanceof HTMLInputElement)) return null;
    if (/^(?:hidden|password|checkbox|radio|file|image|range|color)$/.test(element.type)) return '';
    return element.value || element.placeholder;
  };

  const drawnAs = (text: string, transform: string): string => {
    if (transform === 'uppercase') return text.toUpperCase();
    if (transform === 'lowercase') return text.toLowerCase();
    return transform === 'capitalize'
      ? text.replace(
          /(^|[\s(])(\p{L})/gu,
          (_, before: string, letter: string) => before + letter.toUpperCase(),
        )
      : text;
  };

  const textOf = (root: Node): SeenText => {
    const text = { written: '', drawn: '' };
    const add = (words: string, transform = 'none') => {
      text.written += words;
      text.drawn += drawnAs(words, transform);
    };
    /** What a style sheet writes before or behind an element, if it is words or numbers and no ornament. */
    const addMade = (element: Element, part: '::before' | '::after') => {
      const style = getComputedStyle(element, part);
      if (!style.content.includes('"') || style.display === 'none' || style.visibility !== 'visible') return;
      if (Number(style.opacity) === 0 || !isShown(element)) return;
      const words = [...style.content.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = '']) => word).join('');
      if (/[\p{L}\p{Nd}]/u.test(words))
        add(style.display === 'inline' ? words : ` ${words} `, style.textTransform);
    };
    const children = (element: Element): Node[] => {
      if (element.shadowRoot) return [...element.shadowRoot.childNodes];
      if (element instanceof HTMLSlotElement && element.assignedNodes().length > 0)
        return element.assignedNodes({ flatten: true });
      return [...element.childNodes];
    };
    const read = (node: Node) => {
      if (node instanceof Text) {
        const holder = parentOf(node);
        if (!holder || node.data.trim() === '') return add(node.data === '' ? '' : ' ');
        if (isShown(holder)) add(node.data.replace(/\s+/g, ' '), getComputedStyle(holder).textTransform);
        return;
      }
      if (!(node instanceof Element) || node.matches(SILENT)) return;
      if (node instanceof HTMLBRElement) return add('\n');
      const style = getComputedStyle(node);
      if (style.display === 'none') return;
      const field = fieldText(node);
      const gap =
        style.display === 'inline' || style.display === 'contents'
          ? ''
          : /^inline/.test(style.display)
            ? ' '
            : '\n';
      add(gap);
      if (field === null) addMade(node, '::before');
      if (field !== null) add(isShown(node) ? ` ${field} ` : '', style.textTransform);
      else children(node).forEach(read);
      if (field === null) addMade(node, '::after');
      add(gap);
    };
    read(root);
    const tidy = (words: string) =>
      words
        .split('\n')
        .map(clean)
        .filter((line) => line !== '')
        .join('\n');
    return { written: tidy(text.written), drawn: tidy(text.drawn) };
  };

  const isOneOfMany = (node: Element): boolean =>
    node.parentElement !== null &&
    [...node.parentElement.children].some(
      (other) =>
        other !== node &&
        other.tagName === node.tagName &&
        other.classList[0] === node.classList[0] &&
        (node.classList.length > 0 || /^(?:LI|SECTION|ARTICLE|DIV)$/.test(node.tagName)),
    );

  const groupOf = (head: Element): Element | null => {
    const words = clean(head.textContent ?? '');
    let node: Element | null = head;
    while (node && (!isOneOfMany(node) || clean(node.textContent ?? '') === words)) node = parentOf(node);
    return node;
  };

  return { isSeen, textOf, fieldText, clean, parentOf, groupOf };
}
