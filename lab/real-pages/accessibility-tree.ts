import type { Page } from 'playwright-core';
import { markElements, type MarkedElement } from './in-page/mark-elements.ts';

/** An element as Chromium tells it to assistive technology. */
export interface AccessibleElement extends MarkedElement {
  role: string;
  name: string;
  value: string | null;
  /** States by the name of their property: `checked: true`. */
  states: Record<string, string | number | boolean>;
  /** It, or what it stands in, is disabled. */
  isDisabled: boolean;
}

/** Chromium's own words for some roles. */
const ROLES: Record<string, string> = {
  image: 'img',
  Date: 'textbox',
  DateTime: 'textbox',
  InputTime: 'textbox',
  ColorWell: 'textbox',
  DisclosureTriangle: 'button',
  DisclosureTriangleGrouped: 'button',
  PopUpButton: 'combobox',
  MenuListPopup: 'listbox',
  gridcell: 'cell',
  menu: 'menu',
  Iframe: 'iframe',
};
const STATES = ['checked', 'pressed', 'selected', 'expanded', 'required', 'invalid', 'readonly', 'disabled'];

/** What stands on the page by its accessibility tree, in document order; what Chromium ignores is left out. */
export async function readAccessibilityTree(page: Page): Promise<AccessibleElement[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const marked = new Map((await page.evaluate(markElements)).map((element) => [element.mark, element]));
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
    const byNode = new Map<number, MarkedElement>();
    const visit = (node: DomNode): void => {
      const { attributes = [] } = node;
      const at = attributes.findIndex((text, index) => index % 2 === 0 && text === 'data-trial');
      const element = at < 0 ? undefined : marked.get(Number(attributes[at + 1]));
      if (element) byNode.set(node.backendNodeId, element);
      for (const child of [...(node.children ?? []), ...(node.shadowRoots ?? [])]) visit(child);
    };
    visit(root);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes.flatMap((node) => {
      const element = byNode.get(node.backendDOMNodeId ?? -1);
      if (!element || node.ignored) return [];
      const role = String(node.role?.value ?? '');
      const properties = new Map(
        (node.properties ?? []).map(({ name, value }) => [String(name), value.value]),
      );
      const states = Object.fromEntries(
        STATES.flatMap((state) => (properties.has(state) ? [[state, properties.get(state) as string]] : [])),
      );
      const value = node.value?.value;
      return {
        ...element,
        role: ROLES[role] ?? role,
        name: cleaned(String(node.name?.value ?? '')),
        value: value === undefined ? null : cleaned(String(value)),
        states,
        isDisabled: properties.get('disabled') === true,
      };
    });
  } finally {
    await session.detach();
  }
}

interface DomNode {
  backendNodeId: number;
  attributes?: string[];
  children?: DomNode[];
  shadowRoots?: DomNode[];
}

export function cleaned(text: string): string {
  return text.replaceAll(/[\s\u200b\u00ad\ufeff]+/gu, ' ').trim();
}
