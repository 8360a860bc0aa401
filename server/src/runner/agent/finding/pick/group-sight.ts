import type { Lens } from '../../lens/lens.ts';

/** Runs inside the page: groups of one sort, side by side. */
export function groupSight(lens: Lens) {
  /** Those of all elements that a text of the pattern is the head of. */
  const headedBy = (all: Element[], pattern: RegExp): Set<Element> => {
    const heads = all.filter(
      (element) =>
        (element.textContent ?? '').length < 200 && pattern.test(lens.clean(element.textContent ?? '')),
    );
    const groups = heads.flatMap((head) => (lens.isSeen(head) ? (lens.groupOf(head) ?? []) : []));
    return new Set(groups);
  };

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

  return { headedBy, isOneInEach };
}
