import { cleanText, MASK } from 'shared/step-language';
import type { PageNode } from '../page-model.ts';
import { Unknown } from '../resolve/page-reader.ts';

/** Stands where more may be than a model knows: in parts that capture did not see into, for masked secrets and behind what it has cut. */
export const GAP = '\uE000';

/** A text of this length may go on. */
const MAX_TEXT = 2000;
/** What is in them is their value, which is shown. */
const HELD = /^(?:textbox|searchbox)$/;

/** A text as far as a model tells it, with a `GAP` where it does not. */
export function knownText(words: string): string {
  return words.replaceAll(MASK, GAP) + (words.length >= MAX_TEXT ? GAP : '');
}

/** What can be read in nodes, as one line, with a `GAP` wherever the model does not tell. What is in frames is aside. */
export function readText(nodes: PageNode[]): string {
  let text = '';
  const add = (words: string, isJoined: boolean) => {
    text += (isJoined ? '' : ' ') + knownText(words);
  };
  const read = (node: PageNode): void => {
    const { role, value = '', isJoined = false, hidden } = node;
    if (node.opaque && node.opaque !== 'frame') add(GAP, true);
    if (role === 'iframe') return;
    if (hidden === 'covered') node.children?.forEach(read);
    else if (node.isField) {
      add(`${node.shown ?? value} `, false);
      // The labels of several selected options stand without the commas of the value.
      if (role === 'listbox' && value.includes(',')) add(GAP, false);
    } else if (HELD.test(role)) add(value, isJoined);
    else if (node.text !== undefined) add(node.text, isJoined);
    else node.children?.forEach(read);
  };
  nodes.forEach(read);
  return cleanText(text);
}

/** @throws Unknown if the model does not tell all of the text */
export function exactText(text: string): string {
  if (text.includes(GAP)) throw new Unknown('A part of the text is not known.');
  return text;
}
