import type { Lens } from '../../lens/lens.ts';

/** Runs inside the page: what stands beside an anchor, at most `reach` levels up from it, or in the section that one begins. */
export function nearness(lens: Lens) {
  const ROWS =
    'tr, li, article, fieldset, section, dd, [role=row], [role=listitem], [role=article], [role=group]';
  const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading], legend, summary, caption';
  const TALLEST_GROUP = 480;

  const isAfter = (node: Node, other: Node) =>
    (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

  const upFrom = (node: Element): Element[] => {
    const path: Element[] = [];
    for (let up: Element | null = node; up && up !== document.body; up = lens.parentOf(up)) path.push(up);
    return path;
  };
  const LINES = 'tr, li, [role=row], [role=listitem]';
  /** What stands in another line, or outside of the row that an anchor stands in, is not beside it, however near. */
  const isAcrossLines = (anchor: Element, candidate: Element): boolean => {
    const [line, other] = [anchor.closest(LINES), candidate.closest(LINES)];
    if (!line || line.contains(candidate)) return false;
    const isOneOfMany = line.nextElementSibling !== null || line.previousElementSibling !== null;
    return line.matches('tr, [role=row]') || isOneOfMany || (other !== null && !other.contains(anchor));
  };
  /** How far up from an anchor the group begins that holds both; a group is no taller than a card, or a row by its nature. */
  const climb = (candidate: Element, path: Element[], reach: number): number => {
    const own = new Set(upFrom(candidate));
    const level = path.slice(0, reach + 1).findIndex((node) => own.has(node));
    const group = path[level];
    // "Sleeper" by "Class", where Class is what the group around it is called.
    if (level === 0 && group && group !== candidate) return 0;
    if (level < 1 || !group || group === candidate) return Infinity;
    if (path[0] && isAcrossLines(path[0], candidate)) return Infinity;
    return group.matches(ROWS) || group.getBoundingClientRect().height <= TALLEST_GROUP ? level : Infinity;
  };
  const beside = (candidates: Element[], anchors: Element[], reach: number): Element[] => {
    const ranked = anchors.flatMap((anchor) => {
      const path = upFrom(anchor);
      return candidates.map((candidate) => ({ candidate, anchor, level: climb(candidate, path, reach) }));
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
  const under = (candidates: Element[], anchors: Element[], reach: number): Element[] => {
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
    // Nothing stands in the section of a heading: what is near it belongs to another one.
    const loose = anchors.filter((anchor) => !anchor.closest(HEADINGS));
    return beside(candidates, loose, reach).filter((candidate) =>
      loose.some((anchor) => isAfter(candidate, anchor)),
    );
  };

  return { beside, under };
}
