import type { Command } from '../../command.ts';
import type { Rule } from '../rule.ts';
import { unshield } from '../shield.ts';
import { readTarget } from '../targets/read-target.ts';

/** What is taken to another place. */
export const DRAGGING: Rule<Command>[] = [
  [
    /^(?:drag|move|put)s?\s+(.+?)\s+(?:up\s+|down\s+|back\s+)?(?:in)?to\s+the\s+(top|start|beginning|bottom|end|(?:first|last)\s+(?:position|place))(?:\s+(?:of|in)\s+(.+))?$/iu,
    ([name = '', edge = '', list]) => dragToEdge(name, edge, list),
  ],
  [
    /^(?:drag|move)s?\s+(.+?)\s+from\s+.+?\s+(?:on)?to\s+(.+)$/iu,
    ([name = '', place = '']) => ({ kind: 'drag', target: readTarget(name), destination: readTarget(place) }),
  ],
  [
    /^(?:drag|move)s?\s+(?:and\s+drops?\s+)?(.+?)\s+(?:and\s+drops?\s+(?:it\s+)?)?(?:onto|on\s+to|into|over\s+to|over|to|on)\s+(.+)$/iu,
    ([name = '', place = '']) => ({ kind: 'drag', target: readTarget(name), destination: readTarget(place) }),
  ],
];

/** "Drag Oslo to the top of the list": where the first of its list stands, or of the list that is named. */
function dragToEdge(name: string, words: string, list = 'the list'): Command {
  const edge = /^(?:top|start|beginning|first)/iu.test(words) ? 'first' : 'last';
  const isNamed = /[\p{Lu}\uE000]/u.test(list);
  const destination = isNamed
    ? readTarget(`the ${edge} item in ${list}`)
    : { words: unshield(`the ${words} of ${list}`), readings: [], within: null };
  return { kind: 'drag', target: readTarget(name), destination, ...(!isNamed && { edge }) };
}
