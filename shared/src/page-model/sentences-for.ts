import {
  isAssertion,
  printCommand,
  purposeOf,
  readStep,
  type Command,
  type Kind,
  type Place,
  type State,
  type Target,
} from 'shared/step-language';
import { isCalled, namesOf, nodeAndInner, textOf } from './nodes.ts';
import type { PageModel, PageNode } from './page-model.ts';
import { wouldHit } from './would-hit.ts';

/** In these a name can be repeated. */
const CONTAINERS: ReadonlySet<Kind | null> = new Set<Kind>([
  'row',
  'item',
  'card',
  'dialog',
  'section',
  'form',
  'list',
  'table',
  'navigation',
]);
/** A longer text is seldom meant as a whole. */
const MAX_TEXT = 100;
/** What an example types, for a person to replace. */
const EXAMPLE = 'text';

/** Sentences about a node, the most likely first. Each is read as a command on exactly this node; empty: it cannot be named. */
export function sentencesFor(model: PageModel, node: PageNode): string[] {
  return commandsFor(node)
    .flatMap((commandOn) => {
      const target = targetOf(model, node, commandOn);
      return target ? [commandOn(target)] : [];
    })
    .concat(shownText(node))
    .map(printCommand)
    .filter((sentence) => readStep(sentence).sentence === sentence);
}

type CommandOn = (target: Target) => Command;

function commandsFor({ kind, value, states = [] }: PageNode): CommandOn[] {
  if (kind === null || kind === 'text') return [];
  return [
    ...actionsFor(kind, states),
    (target) => ({ kind: 'state', target, state: 'visible', each: false }),
    ...states.map((state): CommandOn => (target) => ({ kind: 'state', target, state, each: false })),
    ...(value === undefined || value.includes('{{') || value.length > MAX_TEXT ? [] : [valueIs(value)]),
  ];
}

function actionsFor(kind: Kind, states: State[]): CommandOn[] {
  const click: CommandOn = (target) => ({ kind: 'click', gesture: 'click', target, times: 1 });
  switch (kind) {
    case 'field':
      return [
        (target) => ({ kind: 'type', text: EXAMPLE, target, enter: false }),
        (target) => ({ kind: 'clear', target }),
      ];
    case 'checkbox':
    case 'switch': {
      const isOn = states.includes('checked') || states.includes('on');
      return [(target) => ({ kind: 'tick', target, on: !isOn })];
    }
    case 'radio button':
    case 'option':
      return [(target) => ({ kind: 'choose', target })];
    case 'slider':
      return [];
    case 'button':
    case 'link':
    case 'tab':
    case 'menu item':
    case 'tree item':
    case 'dropdown':
      return [click];
    default:
      return [(target) => ({ kind: 'scrollTo', target })];
  }
}

function valueIs(text: string): CommandOn {
  const rest = { comparison: 'is', text, negated: false, each: false } as const;
  return (target) => ({ kind: 'value', target, ...rest });
}

/** A stretch of text is asserted by what it says. */
function shownText(node: PageNode): Command[] {
  const text = node.kind === 'text' ? textOf(node) : '';
  if (text === '' || text.length > MAX_TEXT || text.includes('{{')) return [];
  return [{ kind: 'shows', text, negated: false, place: null }];
}

/** The shortest target that names this node and no other. */
function targetOf(model: PageModel, node: PageNode, commandOn: CommandOn): Target | null {
  const heads = namesOf(node).map((name): Target => ({ name, kind: node.kind, ordinal: null, place: null }));
  if (heads.length === 0) heads.push({ name: null, kind: node.kind, ordinal: null, place: null });
  const placed = placesOf(model, node).flatMap((place) => heads.map((head) => ({ ...head, place })));
  const all = [...heads, ...placed];
  return (
    [...all, ...all.flatMap((head) => withOrdinal(model, node, head))].find((target) => {
      const command = commandOn(target);
      const hit = wouldHit(model, target, purposeOf(command), isAssertion(command));
      return hit.result === 'one' && hit.node === node;
    }) ?? null
  );
}

function withOrdinal(model: PageModel, node: PageNode, target: Target): Target[] {
  const hit = wouldHit(model, target);
  if (hit.result !== 'several') return [];
  return [{ ...target, ordinal: hit.nodes.indexOf(node) + 1 }];
}

/** The rows, dialogs and so on around a node that have names, the nearest first. */
function placesOf(model: PageModel, node: PageNode): Place[] {
  const places: Place[] = [];
  let around = model.nodes;
  for (let next = outer(around, node); next; next = outer(around, node)) {
    const { kind } = next;
    if (CONTAINERS.has(kind))
      for (const name of containerNames(next, node))
        places.unshift({ relation: 'in', target: { name, kind, ordinal: null, place: null } });
    around = next.children ?? [];
  }
  return places;
}

/** What contains the node among these, itself aside. */
function outer(nodes: PageNode[], node: PageNode): PageNode | undefined {
  return nodes.find((one) => one !== node && [...nodeAndInner(one)].includes(node));
}

/** Names of a container; else a text in it, as rows are called by. */
function containerNames(container: PageNode, node: PageNode): string[] {
  const names = namesOf(container);
  if (names.length > 0 || !/^(?:row|item|card)$/u.test(container.kind ?? '')) return names;
  return [...nodeAndInner(container)]
    .filter((one) => one.text && !one.hidden && !namesOf(node).some((name) => isCalled(one, name)))
    .map(textOf)
    .filter((text) => text !== '' && !namesOf(node).includes(text))
    .slice(0, 2);
}
