import { MASK, nameKey, purposeOf, type Command } from 'shared/step-language';
import { namesOf, nodesOf, textOf } from '../nodes.ts';
import type { PageModel, PageNode } from '../page-model.ts';
import { isFieldRole } from '../resolve/kinds.ts';
import { textLeaves } from '../text-leaves.ts';
import { wouldHit } from '../would-hit.ts';

/** A message has at most so many stretches of text. */
const MAX_LEAVES = 6;
/** What says something, but no error; what offers a choice. */
const NO_MESSAGE = /^(?:status|log|timer|listbox|menu|table|grid|treegrid|tree|dialog|alertdialog)$/;

/**
 * Texts that have come with an action in or beside the form that it was about, or in a dialog that only says something, where the form is still
 * open: one of them may say why. Which words they are does not count, only where they stand. A form that was emptied has been accepted, unless it asks for a password.
 * @param command the action that was executed on `before`
 * @returns in document order; empty: the action was about no form, or the form is gone
 */
export function newTextsAtForm(before: PageModel, command: Command, after: PageModel): string[] {
  const form = formOf(before, command);
  if (!form) return [];
  const fields = fieldsOf(form);
  const path = pathTo(after, form, before);
  const open = path.at(-1);
  if (!open || (isEmptied(fields, fieldsOf(open)) && !fields.some(({ value }) => value === MASK))) return [];
  const known = new Set(textLeaves(before).map(({ text }) => keyOf(text)));
  const isMessage = (node: PageNode) => isNewMessage(node, known);
  const inside = messagesIn(open.children ?? [], isMessage);
  const beside = siblingsOf(after, path).filter(isMessage);
  const dialogs = [...nodesOf(after)].filter(
    (node) => /dialog$/.test(node.role) && isNewMessage({ ...node, role: '' }, known),
  );
  // Several things that have come beside a form are what it was to bring, such as what was searched for.
  return [...(beside.length === 1 ? beside : []), ...inside, ...dialogs].map(textOf);
}

/** Those texts that were not on a page before. */
export function textsNewSince(before: PageModel, texts: string[]): string[] {
  const known = textLeaves(before)
    .map(({ text }) => keyOf(text))
    .join(' ');
  return texts.filter((text) => !known.includes(keyOf(text)));
}

/** The innermost form that an action was about; what holds a field counts as one. */
function formOf(page: PageModel, command: Command): PageNode | undefined {
  const node = actedOn(page, command);
  const [path = []] = pathsTo(page.nodes, (one) => one === node);
  const holders = path.toReversed().filter((one) => one !== node && fieldsOf(one).length > 0);
  return holders.find(({ role }) => role === 'form') ?? holders[0];
}

function actedOn(page: PageModel, command: Command): PageNode | undefined {
  const target = 'target' in command ? command.target : null;
  if (!target) return [...nodesOf(page)].find(({ states = [] }) => states.includes('focused'));
  const own = wouldHit(page, target, purposeOf(command));
  // The parts of a date stand in a group of that name.
  const hit = own.result === 'one' ? own : wouldHit(page, target, 'any');
  return hit.result === 'one' ? hit.node : undefined;
}

const isField = ({ role, hidden }: PageNode) => isFieldRole(role) && hidden !== 'not-rendered';

const fieldsOf = (node: PageNode) => [...nodesOf({ nodes: [node] })].filter(isField);

const fieldKey = (field: PageNode) => `${field.role} ${namesOf(field).map(nameKey).join(' ')}`;

function isEmptied(before: PageNode[], after: PageNode[]): boolean {
  const isFilled = ({ value = '' }: PageNode) => value !== '';
  return before.some(isFilled) && !after.some(isFilled);
}

/** The node that has the role and the fields of a form of the page before, behind those that it stands in; of several like it the one at its place. */
function pathTo(page: PageModel, form: PageNode, before: PageModel): PageNode[] {
  const wanted = fieldsOf(form).map(fieldKey);
  const has = (node: PageNode) => {
    const there = new Set(fieldsOf(node).map(fieldKey));
    return node.role === form.role && wanted.every((key) => there.has(key));
  };
  const index = pathsTo(before.nodes, has).findIndex((path) => path.at(-1) === form);
  const paths = pathsTo(page.nodes, has);
  return paths[index] ?? paths[0] ?? [];
}

/** The innermost nodes that pass a test, each behind those that it stands in. */
function pathsTo(nodes: PageNode[], test: (node: PageNode) => boolean): PageNode[][] {
  return nodes.flatMap((node) => {
    const inner = pathsTo(node.children ?? [], test).map((path) => [node, ...path]);
    return inner.length === 0 && test(node) ? [[node]] : inner;
  });
}

/** What stands beside a node and beside those that it is in, as far as the dialog around it. */
function siblingsOf({ nodes }: PageModel, path: PageNode[]): PageNode[] {
  const start = path.findLastIndex(({ role }) => /dialog$/.test(role));
  const around = [{ children: nodes }, ...path].slice(start + 1, -1);
  return around.flatMap(({ children = [] }) => children).filter((node) => !path.includes(node));
}

function messagesIn(nodes: PageNode[], isMessage: (node: PageNode) => boolean): PageNode[] {
  return nodes.flatMap((node) => {
    if (isMessage(node)) return [node];
    return isField(node) || NO_MESSAGE.test(node.role) ? [] : messagesIn(node.children ?? [], isMessage);
  });
}

/** Whether no words of a node were there before, and it is no more than a message: some words, perhaps with a link or a button. */
function isNewMessage(node: PageNode, known: ReadonlySet<string>): boolean {
  const leaves = textLeaves({ nodes: [node] }).filter(({ text }) => text !== '');
  const words = leaves.filter(({ role }) => !/^(?:button|link|img)$/.test(role));
  const isShort = leaves.length <= MAX_LEAVES && words.some(({ text }) => /\p{L}{2}/u.test(text));
  const parts = [...nodesOf({ nodes: [node] })];
  return (
    isShort &&
    words.every(({ text }) => !known.has(keyOf(text))) &&
    !parts.some((part) => isField(part) || part.hidden || NO_MESSAGE.test(part.role))
  );
}

/** Another number in a text does not make it a new one. */
const keyOf = (text: string) => nameKey(text).replace(/\d+/gu, '0');
