import { cleanText, nameKey } from 'shared/step-language';
import type { PageModel, PageNode } from './page-model.ts';

/** Parts of a page that are told apart by their names. Other elements are named by what is in them. */
const REGIONS =
  /^(?:main|navigation|banner|contentinfo|complementary|region|form|dialog|alertdialog|tabpanel|group|table|list)$/;

/** An element that shows one text or has a name, with no other element in it. */
export interface TextLeaf {
  /** Its index in the order of the page. */
  at: number;
  role: string;
  text: string;
  /** Its role, behind those of the elements that it is in; regions with their names. */
  place: string;
}

/** What shows a text, in document order. */
export function textLeaves({ nodes }: Pick<PageModel, 'nodes'>): TextLeaf[] {
  return leavesIn(nodes, []).map((leaf, at) => ({ at, ...leaf }));
}

function leavesIn(nodes: PageNode[], around: PageNode[]): Omit<TextLeaf, 'at'>[] {
  return nodes.flatMap((node) => {
    if (node.hidden === 'not-rendered') return [];
    if (node.children?.length) return leavesIn(node.children, [...around, node]);
    const { role, names, text: shown = names?.accessible ?? '' } = node;
    const text = cleanText(shown);
    const chain = [...around, node].filter((one) => one.role !== 'generic');
    return [{ role, text, place: chain.map((one) => partOfPlace(one, text)).join(' > ') }];
  });
}

/** A region that is called by the text itself has another name where it shows another one. */
function partOfPlace({ role, names }: PageNode, text: string): string {
  const name = nameKey(names?.accessible ?? '');
  return REGIONS.test(role) && name !== nameKey(text) ? `${role} "${name}"` : role;
}
