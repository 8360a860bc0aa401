import { cleanText } from 'shared/step-language/normal-text';
import { isBusy, mayHaveClosedRoot } from '../assert/readiness.ts';
import { readMainHeadings } from '../assert/texts.ts';
import { childrenOf, parentOf } from '../dom/basics.ts';
import { isCovered } from '../dom/covers.ts';
import { boxOf, hasRoom, isJoined, styleOf } from '../dom/layout.ts';
import { generatedContent } from '../dom/generated-content.ts';
import { paintedTexts } from '../dom/told.ts';
import { textOfLetters } from '../dom/visible-text.ts';
import { withoutCutLines } from '../dom/cut-text.ts';
import { isTextSeen } from '../dom/ink.ts';
import { isShown } from '../dom/visibility.ts';
import { isInFront } from '../resolve/modals.ts';
import { livePage } from '../resolve/live-page.ts';
import { roleOf } from '../resolve/roles.ts';
import type { CapturedNode, CapturedPage } from './captured-page.ts';
import { addTraits, describeElement, nameNode } from './describe-element.ts';
import { cutText } from './limits.ts';

/** The nodes of an element, and the text since the last of them. */
interface Content {
  owner: Element;
  nodes: CapturedNode[];
  words: string;
  /** Whether these go on where the text before them ends, without a space. */
  isJoined: boolean;
  /** Elements that only format, with their texts among these words; inner ones first. */
  parts: { element: Element; text: string }[];
}

const contentOf = (owner: Element): Content => ({
  owner,
  nodes: [],
  words: '',
  isJoined: false,
  parts: [],
});

const SILENT = new Set('script style noscript template head object embed datalist title desc'.split(' '));
/** What is in them is their value. */
const HELD = /^(?:textbox|searchbox)$/;
const MAX_CHARACTERS = 1_000_000;
/** The clock is read once for so many nodes. */
const NODES_PER_LOOK = 16;

/** Whether a node says nothing but that several others are next to each other. */
const isPlainBox = ({ role, names, traits, children }: CapturedNode) =>
  role === 'generic' && children !== undefined && names === undefined && traits === undefined;

/** Whether a space or line is before or after what is in an element. */
const isApart = (element: Element, { isField }: CapturedNode, side: 'before' | 'after'): boolean =>
  isField === true || !isInline(styleOf(element).display) || hasRoom(styleOf(element), side);

/** The same of what stands in a line. */
const isSetOff = (element: Element, side: 'before' | 'after'): boolean =>
  isInline(styleOf(element).display) ? hasRoom(styleOf(element), side) : !isJoined(element, side);

const isInline = (display: string): boolean => display === 'inline' || display === 'contents';

/** The HTTP status of the document, if it is that of an error; not every browser tells. */
function errorStatus(): Pick<CapturedPage, 'status'> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const status = entry?.responseStatus ?? 0;
  return status >= 400 ? { status } : {};
}

interface Limits {
  /** The number of nodes. */
  room: number;
  /** In milliseconds: meanwhile the page stands still. */
  time: number;
}

/** What the document shows: its elements with a role, and stretches of text. The rest is cut at a limit. */
export function capturePage(_: unknown, { room, time }: Limits): CapturedPage {
  const end = performance.now() + time;
  let count = 0;
  let characters = 0;
  let isCut = false;
  /** Whether a text would go on where the one before it ends. */
  let isOpen = false;
  /** The elements that show nothing but a text, if these are not what it stands in. */
  const holders = new Map<CapturedNode, Element>();
  const labels = new Set(
    [...document.querySelectorAll('[aria-labelledby]')].flatMap(
      (element) => element.getAttribute('aria-labelledby')?.split(/\s+/).filter(Boolean) ?? [],
    ),
  );

  const add = (content: Content, node: CapturedNode) => {
    if (isCut) return;
    // What follows in the order of the document is in the elements that are open here, or behind them.
    const isLate = count % NODES_PER_LOOK === 0 && performance.now() > end;
    isCut = count >= room || characters > MAX_CHARACTERS || isLate;
    content.nodes.push(isCut ? { kind: null, role: 'generic', opaque: 'rest' } : node);
    count++;
    characters += (node.text ?? node.value ?? '').length;
  };
  const addWords = (content: Content, words: string) => {
    if (content.words.trim() === '') content.isJoined = isOpen && !/^\s/.test(words);
    content.words += words;
    isOpen = !/\s$/.test(words);
  };
  const addSpace = (content: Content) => {
    content.words += ' ';
    isOpen = false;
  };
  const endText = (content: Content) => {
    const text = cutText(cleanText(content.words));
    const { parts: found, isJoined } = content;
    content.words = '';
    content.isJoined = false;
    content.parts = [];
    if (text === '') return;
    const node: CapturedNode = { kind: 'text', role: 'text', text };
    if (isJoined) node.isJoined = true;
    if (found.length > 0) {
      const whole = found.find((part) => part.text === text);
      if (whole) holders.set(node, whole.element);
      const parts = new Set(found.map((part) => part.text).filter((part) => part !== '' && part !== text));
      if (parts.size > 0) node.parts = [...parts];
    }
    add(content, node);
  };
  /** Says of the texts that stay nodes where they are: where the innermost element is that shows them, together with what else is in it. */
  const placeTexts = ({ owner, nodes }: Content) => {
    for (const text of nodes) {
      if (text.kind !== 'text' || text.box) continue;
      const holder = holders.get(text) ?? owner;
      if (owner.closest('label') !== null || labels.has(holder.id)) text.isLabel = true;
      if (!isInFront(owner, 'click')) text.hidden = 'behind-dialog';
      else if (isCovered(holder)) text.hidden = 'covered';
      const { x, y, width, height } = boxOf(holder);
      text.box = [x, y, width, height];
    }
  };
  const addMade = (element: Element, pseudo: '::before' | '::after', content: Content) => {
    const generated = generatedContent(element, pseudo);
    if (generated === '' || !isShown(element)) return;
    addWords(content, generated);
  };
  const visitChildren = (element: Element, content: Content) => {
    if (element instanceof HTMLCanvasElement) {
      for (const words of paintedTexts(element)) {
        addWords(content, words);
        addSpace(content);
      }
      return;
    }
    addMade(element, '::before', content);
    for (const child of childrenOf(element)) visit(child, content);
    addMade(element, '::after', content);
    if (mayHaveClosedRoot(element)) add(content, { kind: null, role: 'generic', opaque: 'shadow-root' });
  };
  const visitNode = (element: Element, node: CapturedNode) => {
    const content = contentOf(element);
    if (node.content === undefined && !element.matches('input, textarea') && !HELD.test(roleOf(element)))
      visitChildren(element, content);
    endText(content);
    const [first, ...others] = content.nodes;
    if (first?.kind === 'text' && others.length === 0) {
      node.text = first.text ?? '';
      if (first.parts) node.parts = first.parts;
      if (first.isJoined) node.isJoined = true;
      count--;
    } else if (first) {
      placeTexts(content);
      node.children = others.length === 0 && isPlainBox(first) ? (first.children ?? []) : content.nodes;
      addTraits(element, node);
    }
    if (!node.traits && livePage().has(element, 'entry')) node.traits = ['entry'];
    if (HELD.test(node.role) && livePage().has(element, 'multiline')) node.traits = ['multiline'];
    nameNode(element, node);
  };
  /** What has no role is a box if several things are in it, or if it says where a part of the page ends. */
  const visitBox = (element: Element, isInline: boolean, around: Content) => {
    if (!isInline) {
      endText(around);
      isOpen = false;
    }
    if (isInline && isSetOff(element, 'before')) addSpace(around);
    const content = contentOf(element);
    visitChildren(element, content);
    if (!isInline) isOpen = false;
    const isFollowed = isInline && isSetOff(element, 'after');
    // Formatting, such as bold text, is a part of the text around it.
    if (isInline && content.nodes.length === 0) {
      if (around.words.trim() === '') around.isJoined = content.isJoined;
      around.words += content.words;
      around.parts.push(...content.parts, { element, text: cutText(cleanText(content.words)) });
      if (isFollowed) addSpace(around);
      return;
    }
    endText(around);
    endText(content);
    if (isFollowed) isOpen = false;
    const [first, ...others] = content.nodes;
    if (!first) return;
    placeTexts(content);
    const box: CapturedNode = { kind: null, role: 'generic', children: content.nodes };
    addTraits(element, box);
    const isEdge = box.traits?.some((trait) => !/^(?:title-bar|one-of-many|entry)$/.test(trait));
    // A card may be called by the only image in it.
    const isCard = box.traits && (first.children || /^(?:img|checkbox)$/.test(first.role));
    if (others.length === 0 && !isEdge && !isCard) around.nodes.push(first);
    else {
      around.nodes.push(box);
      count++;
    }
  };
  const visit = (child: Node, content: Content) => {
    if (isCut) return;
    if (child instanceof Text) {
      const holder = parentOf(child);
      if (child.data.trim() === '') {
        if (child.data !== '') addSpace(content);
      } else if (holder && isTextSeen(holder)) addWords(content, withoutCutLines(child, holder));
      return;
    }
    if (!(child instanceof Element) || SILENT.has(child.localName)) return;
    if (child instanceof HTMLBRElement) {
      addSpace(content);
      return;
    }
    const letters = textOfLetters(child);
    if (letters !== null) return addWords(content, letters);
    const node = describeElement(child);
    if (node) {
      endText(content);
      add(content, node);
      if (isCut) return;
      if (node.content) return visitNode(child, node);
      if (isOpen && isApart(child, node, 'before')) isOpen = false;
      if (HELD.test(node.role) && !node.isField && node.value) {
        if (isOpen) node.isJoined = true;
        isOpen = true;
      }
      visitNode(child, node);
      if (isOpen && isApart(child, node, 'after')) isOpen = false;
      return;
    }
    const { display } = styleOf(child);
    if (display !== 'none')
      visitBox(child, isInline(display) || isJoined(child, 'before') || isJoined(child, 'after'), content);
  };

  const body = document.body ?? document.documentElement;
  const all = contentOf(body);
  if (describeElement(body)) visit(body, all);
  else visitChildren(body, all);
  endText(all);
  placeTexts(all);
  return {
    title: document.title,
    ...errorStatus(),
    isBusy: isBusy(),
    headings: readMainHeadings(),
    scroll: { x: scrollX, y: scrollY },
    nodes: all.nodes,
    count,
  };
}
