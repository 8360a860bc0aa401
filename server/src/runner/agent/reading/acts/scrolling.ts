import type { Command } from '../../command.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';

export const SCROLLING: Rule<Command>[] = [
  [
    /^(?:scroll|scrolls|page)\s+(?:the\s+page\s+)?(down|up|left|right)(?:wards?)?(?:\s+(?:the\s+|on\s+the\s+)?page)?(?:\s+by)?(?:\s+(?:about\s+)?(\d+)\s*(?:px|pixels?)?|\s+(?:a|one)\s+(?:page|screen|bit|little)(?:\s+bit)?|\s+slightly)?$/iu,
    ([way = '', pixels]) => ({
      kind: 'scroll',
      direction: way.toLowerCase() as 'down' | 'up' | 'left' | 'right',
      amount: pixels ? Number(pixels) : 'page',
    }),
  ],
  [
    /^scrolls?(?:\s+(?:down|up|all the way|the page|back))*\s+to\s+(?:the\s+)?(?:very\s+)?(bottom|end|top|start|beginning)(?:\s+of\s+(?:the\s+)?(?:page|screen|site))?$/iu,
    ([place = '']) => ({
      kind: 'scroll',
      direction: /bottom|end/iu.test(place) ? 'down' : 'up',
      amount: 'end',
    }),
  ],
  [
    /^scrolls?\s+all the way (down|up)$/iu,
    ([way = '']) => ({ kind: 'scroll', direction: way.toLowerCase() as 'down' | 'up', amount: 'end' }),
  ],
  [
    /^scrolls?(?:\s+(?:down|up))?\s+(?:to|until|till)\s+(?:(?:you|i|we)\s+(?:can\s+)?see\s+)?(.+?)(?:\s+(?:is|are|comes?)\s+(?:visible|shown|in(?:to)?\s+view|displayed)|\s+appears?)?$/iu,
    ([name = '']) => ({ kind: 'scrollTo', target: readTarget(name) }),
  ],
  [
    /^(?:scroll|bring)s?\s+(.+?)\s+into\s+view$/iu,
    ([name = '']) => ({ kind: 'scrollTo', target: readTarget(name) }),
  ],
];
