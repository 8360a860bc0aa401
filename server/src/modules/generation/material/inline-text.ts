import type { fromMarkdown } from 'mdast-util-from-markdown';

export type Nodes = ReturnType<typeof fromMarkdown>['children'];

/** What a person reads in these nodes: no emphasis, links and images by their words, code as a quotation. Line breaks stay. */
export function inlineText(nodes: readonly Nodes[number][]): string {
  return nodes.map(textOf).join('');
}

function textOf(node: Nodes[number]): string {
  switch (node.type) {
    case 'inlineCode':
      return node.value.includes('"') ? node.value : `"${node.value}"`;
    case 'break':
      return '\n';
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'html':
      return /^<br\s*\/?>$/i.test(node.value) ? '\n' : node.value;
    default:
      if ('value' in node) return node.value;
      return 'children' in node ? inlineText(node.children) : '';
  }
}
