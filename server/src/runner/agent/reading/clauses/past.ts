import { VERBS } from './verbs.ts';

/** What does not simply end with "ed". */
const IRREGULAR: Record<string, string> = {
  went: 'go',
  chose: 'choose',
  wrote: 'write',
  put: 'put',
  hit: 'hit',
  set: 'set',
  saw: 'see',
  noticed: 'see',
  got: 'get',
  received: 'get',
  read: 'read',
  took: 'take',
  sent: 'send',
  made: 'make',
  left: 'leave',
  'looked for': 'look for',
  'logged in': 'log in',
  'signed in': 'sign in',
  'logged out': 'log out',
  'signed out': 'sign out',
  bought: 'buy',
  paid: 'pay',
  found: 'find',
  hid: 'hide',
  wanted: 'want',
  unfolded: 'unfold',
};
const MORE =
  'tap pick reserve order book cancel subscribe download create register archive approve reject reply view access';

const PLAIN: Record<string, string> = {
  ...Object.fromEntries(
    `${VERBS.replaceAll(/\(\?[=!][^|]*|[^a-z| -]/gu, '')}|${MORE.replaceAll(' ', '|')}`
      .split('|')
      .filter((verb) => /^[a-z-]+$/u.test(verb))
      .flatMap((verb) => pastOf(verb).map((past) => [past, verb])),
  ),
  ...IRREGULAR,
};

/** What was done, for use inside a larger pattern. */
export const PAST = `(?:${Object.keys(PLAIN).join('|')})`;

/** "Clicked" is "click". */
export function plainVerb(past: string): string {
  return PLAIN[past.toLowerCase()] ?? past;
}

/** "Tap" was "tapped", "type" was "typed", "open" was not "openned": both are known, since nobody writes the wrong one. */
function pastOf(verb: string): string[] {
  if (verb.endsWith('e')) return [`${verb}d`];
  if (/[^aeiou]y$/u.test(verb)) return [`${verb.slice(0, -1)}ied`];
  return [`${verb}ed`, `${verb}${verb.at(-1) ?? ''}ed`];
}
