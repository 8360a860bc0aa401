import {
  printCommand,
  purposeOf,
  readStep,
  type Command,
  type Kind,
  type State,
  type Target,
} from 'shared/step-language';
import { nameNode } from './naming/name-node.ts';
import { textOf } from './nodes.ts';
import type { PageModel, PageNode } from './page-model.ts';

/** A longer text is seldom meant as a whole. */
const MAX_TEXT = 100;
/** What an example types, for a person to replace. */
const EXAMPLE = 'text';
const ANYTHING: Target = { name: null, kind: null, ordinal: null, place: null };

/** Sentences about a node, the most likely first. Each is read as a command on exactly this node; empty: it cannot be named. */
export function sentencesFor(model: PageModel, node: PageNode): string[] {
  const commands = commandsFor(node).map((commandOn) => ({
    commandOn,
    purpose: purposeOf(commandOn(ANYTHING)),
  }));
  const purposes = new Set(commands.map(({ purpose }) => purpose));
  const targets = new Map([...purposes].map((purpose) => [purpose, nameNode(model, node, purpose)]));
  return commands
    .flatMap(({ commandOn, purpose }) => {
      const target = targets.get(purpose);
      return target ? [commandOn(target)] : [];
    })
    .concat(shownText(node))
    .map(printCommand)
    .filter((sentence) => readStep(sentence).sentence === sentence);
}

type CommandOn = (target: Target) => Command;

function commandsFor({ kind, role, value, states = [] }: PageNode): CommandOn[] {
  if (kind === null || kind === 'text') return [];
  return [
    ...(role === 'file' ? [upload] : actionsFor(kind, states)),
    (target) => ({ kind: 'state', target, state: 'visible', each: false }),
    ...states.map((state): CommandOn => (target) => ({ kind: 'state', target, state, each: false })),
    ...(value === undefined || value.includes('{{') || value.length > MAX_TEXT ? [] : [valueIs(value)]),
  ];
}

const upload: CommandOn = (target) => ({ kind: 'upload', file: null, target });

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
