import type { Locator } from 'playwright-core';
import { isolatedAll } from '../isolated.ts';
import { withLens } from '../lens.ts';

export interface Conditions {
  /** Only what a person can see. */
  isSeen: boolean;
  /** Only what looks or reads like an error message. */
  isError: boolean;
  /** Only what a click is made for. */
  isClickable?: boolean;
  /** None, unless each of several groups of one sort has one. */
  isOfEach?: boolean;
  /** Only what stands in the page's main part, if anything does. */
  prefersMain?: boolean;
  /** Only groups of one sort, side by side, that a text like this begins. */
  groupOf?: RegExp;
  /** Only what stands beside one of these (at most `reach` levels up from it), or in the section that one of these begins. */
  near: { anchors: Locator; relation: 'beside' | 'under'; reach?: number } | null;
}

/**
 * The elements of a locator that meet the conditions, in the page's order; beside a text, the one that follows it comes first.
 */
export async function pick(
  locator: Locator,
  { isSeen, isError, isClickable = false, isOfEach = false, prefersMain = false, groupOf, near }: Conditions,
): Promise<Locator[]> {
  const given: Given = {
    isSeen,
    isError,
    isClickable,
    isOfEach,
    prefersMain,
    group: groupOf ? { source: groupOf.source, flags: groupOf.flags } : null,
    relation: near?.relation ?? null,
    reach: near?.reach ?? LEVELS,
  };
  const indices = await isolatedAll(locator, choose, given, [], near ? [near.anchors] : []);
  return indices.map((index) => locator.nth(index));
}

/** How far up from an anchor the group may begin that holds it and what stands beside it. */
const LEVELS = 8;

interface Given {
  isSeen: boolean;
  isError: boolean;
  isClickable: boolean;
  isOfEach: boolean;
  prefersMain: boolean;
  group: { source: string; flags: string } | null;
  relation: 'beside' | 'under' | null;
  reach: number;
}

const choose = withLens(
  (
    lens,
    all: Element[],
    { isSeen, isError, isClickable, isOfEach, prefersMain, group, relation, reach }: Given,
    [, anchors = []],
  ): number[] => {
    if (relation !== null && anchors.length === 0) return [];
    const ROWS =
      'tr, li, article, fieldset, section, dd, [role=row], [role=listitem], [role=article], [role=group]';
    const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading], legend, summary, caption';
    const TALLEST_GROUP = 480;
    const FAULT =
      /\b(?:is|are|was|were) (?:incomplete|missing|not valid|invalid|incorrect|wrong|too (?:short|long|large|big|small))\b|\balready (?:taken|exists|in use|registered)\b|\b(?:does|do) not match\b/i;
    const isAfter = (node: Node, other: Node) =>
      (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

    const isReddish = (color: string): boolean => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!context) return false;
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return red >= 140 && green < 115 && blue < 130 && red - Math.max(green, blue) >= 75;
    };
    const isFine = (element: Element) =>
      /success|\bok\b|positive|info/i.test(`${element.className}`) ||
      /\b(?:success|saved|added|created|updated|thank|welcome|sent|done|complete)/i.test(
        element.textContent ?? '',
      );
    const looksLikeError = (element: Element): boolean => {
      if (element.matches(':user-invalid') && element === element.ownerDocument.activeElement) return true;
      const own = [...element.childNodes].some((node) => node instanceof Text && /\p{L}{2}/u.test(node.data));
      if (!own || element.matches('script, style, option, input, textarea, title, template, noscript'))
        return false;
      if (
        element.closest(
          'button, a[href], [role=button], [role=link], [role=tab], [role=menuitem], nav, pre, code',
        )
      )
        return false;
      const text = lens.clean(element.textContent ?? '');
      if (text.length > 400) return false;
      if (/^(?:error|invalid|failed|failure|sorry|oops|unable to|could ?n[o']t|cannot)\b/i.test(text))
        return true;
      if (/\b(?:something went wrong|an error occurred)\b/i.test(text)) return true;
      if (text.length < 100 && !element.closest('label, th, td, h1, h2') && FAULT.test(text)) return true;
      const marked = element.closest(
        '[class*="error" i], [class*="invalid" i], [class*="danger" i], [role=alert]',
      );
      if (
        marked &&
        !marked.matches('html, body, form, fieldset, main') &&
        !marked.querySelector('input, select, textarea')
      )
        return !isFine(marked);
      if (element.closest('h1, h2')) return false;
      return isReddish(getComputedStyle(element).color);
    };

    const invitesClick = (element: Element) =>
      getComputedStyle(element).cursor === 'pointer' ||
      element.closest(
        'a, button, label, summary, input, select, textarea, [onclick], [role=button], [role=link], [role=menuitem], [role=option], [role=tab], [tabindex]',
      ) !== null;

    const groupsOf = (pattern: RegExp): Set<Element> => {
      const heads = all.filter(
        (element) =>
          (element.textContent ?? '').length < 200 && pattern.test(lens.clean(element.textContent ?? '')),
      );
      const groups = heads.flatMap((head) => (lens.isSeen(head) ? (lens.groupOf(head) ?? []) : []));
      return new Set(groups);
    };

    const upFrom = (node: Element): Element[] => {
      const path: Element[] = [];
      for (let up: Element | null = node; up && up !== document.body; up = lens.parentOf(up)) path.push(up);
      return path;
    };
    /** How far up from an anchor the group begins that holds both; a group is no taller than a card, or a row by its nature. */
    const climb = (candidate: Element, path: Element[]): number => {
      const own = new Set(upFrom(candidate));
      const level = path.slice(0, reach + 1).findIndex((node) => own.has(node));
      const group = path[level];
      // "Sleeper" by "Class", where Class is what the group around it is called.
      if (level === 0 && group && group !== candidate) return 0;
      if (level < 1 || !group || group === candidate) return Infinity;
      return group.matches(ROWS) || group.getBoundingClientRect().height <= TALLEST_GROUP ? level : Infinity;
    };
    const beside = (candidates: Element[]): Element[] => {
      const ranked = anchors.flatMap((anchor) => {
        const path = upFrom(anchor);
        return candidates.map((candidate) => ({ candidate, anchor, level: climb(candidate, path) }));
      });
      const least = Math.min(...ranked.map(({ level }) => level));
      if (least === Infinity) return [];
      const close = ranked.filter(({ level }) => level === least);
      const after = close
        .filter(({ candidate, anchor }) => isAfter(candidate, anchor))
        .map((one) => one.candidate);
      const before = close.map((one) => one.candidate).filter((one) => !after.includes(one));
      return [...new Set([...after, ...before.reverse()])];
    };
    const under = (candidates: Element[]): Element[] => {
      const levelOf = (node: Element) =>
        Number(/\d/.exec(node.tagName)?.[0] ?? node.getAttribute('aria-level') ?? 7);
      const headings = [...document.querySelectorAll(HEADINGS)];
      for (const anchor of anchors) {
        const heading = anchor.closest(HEADINGS);
        if (!heading) continue;
        const next = headings.find((other) => isAfter(other, heading) && levelOf(other) <= levelOf(heading));
        const fieldset = heading.matches('legend') ? heading.parentElement : null;
        const within = candidates.filter((candidate) =>
          fieldset
            ? fieldset.contains(candidate)
            : isAfter(candidate, heading) && (!next || !isAfter(candidate, next)) && candidate !== next,
        );
        if (within.length > 0) return within;
      }
      const below = beside(candidates).filter((candidate) =>
        anchors.some((anchor) => isAfter(candidate, anchor)),
      );
      return below;
    };

    const isInFrame = (element: Element) =>
      element.closest('header, nav, footer, aside, [role=banner], [role=navigation], [role=contentinfo]') !==
        null && element.closest('main, [role=main], dialog, [role=dialog]') === null;
    /** Whether each of the groups side by side, in which these stand, holds one of them. */
    const isOneInEach = (chosen: Element[]): boolean => {
      const holders = chosen.map((element) => lens.groupOf(element));
      const [holder] = holders;
      const sort = [...(holder?.parentElement?.children ?? [])].filter(
        (other) =>
          other.tagName === holder?.tagName &&
          other.classList[0] === holder.classList[0] &&
          lens.isSeen(other) &&
          other.querySelector('th') === null,
      );
      return sort.length === holders.length && sort.every((one, index) => one === holders[index]);
    };

    const groups = group && groupsOf(new RegExp(group.source, group.flags));
    const fitting = all.filter(
      (element) =>
        (!groups || groups.has(element)) &&
        (!isSeen || lens.isSeen(element)) &&
        (!isError || looksLikeError(element)) &&
        (!isClickable || invitesClick(element)),
    );
    const near = relation === null ? fitting : relation === 'beside' ? beside(fitting) : under(fitting);
    const inMain = prefersMain ? near.filter((element) => !isInFrame(element)) : [];
    const chosen = inMain.length > 0 ? inMain : near;
    if (isOfEach && !isOneInEach(chosen)) return [];
    return chosen.map((element) => all.indexOf(element));
  },
);
