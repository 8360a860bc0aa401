import { cleanText } from 'shared/step-language/normal-text';
import { isSealed } from '../assert/readiness.ts';
import { childrenOf, parentOf } from '../dom/basics.ts';
import { madeText } from '../dom/made-text.ts';
import { isShown } from '../dom/visibility.ts';
import { roleOf } from '../resolve/roles.ts';
import type { CapturedNode, CapturedPage } from './captured-page.ts';
import { describeElement, nameNode } from './describe-element.ts';
import { cutText } from './limits.ts';

/** The nodes of an element, and the text since the last of them. */
interface Content {
  nodes: CapturedNode[];
  words: string;
}

const SILENT = new Set('script style noscript template head object embed datalist title desc'.split(' '));
/** What is in them is their value. */
const HELD = /^(?:textbox|searchbox)$/;
/** A page must not stand still for longer, in milliseconds. */
const MAX_TIME = 1000;
const MAX_CHARACTERS = 1_000_000;

/** What the document shows: its elements with a role, and stretches of text. @param room for so many nodes; the rest is cut */
export function capturePage(_: unknown, { room }: { room: number }): CapturedPage {
  const end = performance.now() + MAX_TIME;
  let count = 0;
  let characters = 0;
  let isCut = false;

  const add = (content: Content, node: CapturedNode) => {
    if (isCut) return;
    // What follows in the order of the document is in the elements that are open here, or behind them.
    isCut = count >= room || characters > MAX_CHARACTERS || performance.now() > end;
    content.nodes.push(isCut ? { kind: null, role: 'generic', opaque: 'rest' } : node);
    count++;
    characters += (node.text ?? node.value ?? '').length;
  };
  const endText = (content: Content) => {
    const text = cutText(cleanText(content.words));
    content.words = '';
    if (text !== '') add(content, { kind: 'text', role: 'text', text });
  };
  const addMade = (element: Element, pseudo: '::before' | '::after', content: Content) => {
    const made = madeText(element, pseudo);
    if (made !== '' && isShown(element)) content.words += made;
  };
  const visitChildren = (element: Element, content: Content) => {
    addMade(element, '::before', content);
    for (const child of childrenOf(element)) visit(child, content);
    addMade(element, '::after', content);
    if (isSealed(element)) add(content, { kind: null, role: 'generic', opaque: 'shadow-root' });
  };
  const visitNode = (element: Element, node: CapturedNode) => {
    const content: Content = { nodes: [], words: '' };
    if (node.content === undefined && !element.matches('input, textarea') && !HELD.test(roleOf(element)))
      visitChildren(element, content);
    endText(content);
    const [first, ...others] = content.nodes;
    if (first?.kind === 'text' && others.length === 0) {
      node.text = first.text ?? '';
      count--;
    } else if (first) node.children = content.nodes;
    nameNode(element, node);
  };
  const visit = (child: Node, content: Content) => {
    if (isCut) return;
    if (child instanceof Text) {
      const holder = parentOf(child);
      if (child.data.trim() === '') content.words += ' ';
      else if (holder && isShown(holder)) content.words += child.data;
      return;
    }
    if (!(child instanceof Element) || SILENT.has(child.localName)) return;
    if (child instanceof HTMLBRElement) {
      content.words += ' ';
      return;
    }
    const { display } = getComputedStyle(child);
    const node = describeElement(child);
    // Formatting, such as bold text, is a part of the text around it.
    const isApart = node !== null || (display !== 'inline' && display !== 'contents');
    if (isApart) endText(content);
    if (node) {
      add(content, node);
      if (!isCut) visitNode(child, node);
    } else if (display !== 'none') visitChildren(child, content);
    if (isApart) endText(content);
  };

  const all: Content = { nodes: [], words: '' };
  visit(document.body ?? document.documentElement, all);
  endText(all);
  return { title: document.title, scroll: { x: scrollX, y: scrollY }, nodes: all.nodes, count };
}
