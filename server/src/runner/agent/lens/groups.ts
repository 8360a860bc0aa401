import type { Basics } from './basics.ts';

/** Runs inside the page: cards, columns and lists, known by others of their sort beside them. */
export function groups({ clean, parentOf }: Basics) {
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

  return { groupOf };
}
