import { entriesOf } from './entries.ts';
import { journeyOf } from './journeys.ts';
import { newThing } from './new-things.ts';
import { QUOTED, shield, unshield } from '../shield.ts';
import { namesField } from '../targets/field-nouns.ts';
import { AND, NAMES } from '../statements/names.ts';
import { NUMBER, numberOf } from '../statements/amounts.ts';

const STEM =
  '(?:click|press|tapp|select|choos|pick|hitt|us|typ|enter|fill|tick|check|clear|hover|open|go|navigat|scroll|submitt|sav|sign|logg|pay|book|answer|confirm)';
const STEMS: Record<string, string> = {
  tapp: 'tap',
  hitt: 'hit',
  choos: 'choose',
  us: 'use',
  typ: 'type',
  navigat: 'navigate',
  submitt: 'submit',
  sav: 'save',
  logg: 'log',
};
const DOING = new RegExp(`^(${STEM})ing\\s+(?:on\\s+)?(.+)$`, 'iu');
const NEXT = new RegExp(`(?:,\\s*(?:and\\s+)?|\\s+and\\s+)(?:then\\s+)?(?=${STEM}ing\\s)`, 'iu');
/** "Add it to the cart by clicking Add to cart": what is to be done stands behind. */
const BY = new RegExp(
  `^(?!.*\\b(?:almost|nearly|not|never|instead|avoid\\p{L}*|hesitat\\p{L}*)\\b)(.+?)\\s+by\\s+(${STEM}ing\\s.+)$`,
  'iu',
);
/** "Clear the field after typing Anna into it": what is done first stands behind. */
const AFTER = new RegExp(
  `^((?!verify|assert|expect|ensure|make|see|confirm|check\\s+that)\\p{L}+\\s+.+?)\\s+after\\s+(${STEM}ing\\s.+)$`,
  'iu',
);
/** "Delete Anna by clicking Delete in its row". */
const ITS_PLACE = /\b(?:its|her|his|their|that|the same)\s+(row|line|card|entry|item|section)\b/iu;
/** "Complete the task by ticking its checkbox". */
const ITS_PART = /^(?:its|her|his|their)\s+(\S.*)$/iu;
/** "Increase the nights by clicking the up arrow twice": what the arrows of a number do, its keys do. */
const BY_ARROW =
  /^(?:increase|raise|decrease|lower|reduce)s?\s+(.+?)\s+by\s+(?:clicking|pressing|using|tapping)\s+(?:on\s+)?(?:the|its)\s+(up|down)\s+arrow(?:\s+(?:key|button))?(?:\s+(once|twice|\S+\s+times))?$/iu;
/** "Open Settings > Profile". */
const ARROW = /\s+(?:>|→|»|->|›)\s+/u;
/** The same in quotes. */
const QUOTED_PATH = new RegExp(
  `^(click|open|go to|navigate to|follow|select|choose)(?: on)? (?:the \\p{Ll}+ menu )?(${QUOTED})$`,
  'iu',
);
const PATH = /^(click|open|go to|navigate to|select|choose)(?:s)?\s+(?:on\s+)?(.+\s(?:>|→|»|->|›)\s.+)$/iu;
/** "Mark the first two invoices". */
const FIRST_FEW =
  /^(tick|select|mark|check|untick|unselect|deselect)s? the first (two|three|four) \p{Ll}+(?: (?:of|in|on) the (?:list|table|page))?$/iu;
/** "Add the first two products to the cart". */
const FIRST_FEW_INTO = /^add the first (two|three|four) (\p{Ll}+) to (the|my) (cart|basket|bag)$/iu;
/** "Add two more todos: Milk and Bread". */
const SEVERAL_NEW = new RegExp(
  `^(?:[Aa]dd|[Cc]reate)s? (?:the )?(?:${NUMBER} )?(?:more |new |other )*(to-?do|task|item|entrie)s(?: to (?:the|my|our) (?:\\p{Ll}+ )?list)?:? (${NAMES})$`,
  'u',
);
/** "Send the message "Hello"": it is written, then sent. */
const SENT = new RegExp(
  `^(send|post|submit) (?:the|an?) (message|comment|reply|note)(?: saying| that says)? (${QUOTED})$`,
  'iu',
);
/** "Submit the coupon code HALFOFF". */
const SUBMITTED = new RegExp(
  `^([Ss]ubmit|[Ss]end) the (\\p{Ll}+(?: \\p{Ll}+)?) (${QUOTED}|[\\p{Lu}\\p{Nd}]\\S*)$`,
  'u',
);
/** "Pay with the card number 4111 1111". */
const WITH_ENTRY = new RegExp(
  `^([Pp]ay|[Ss]earch|[Ss]ubmit|[Cc]ontinue|[Bb]ook|[Rr]egister|[Ss]ubscribe|[Cc]onfirm|[Ss]ign up) (?:with|using|by) (?:the |my )(\\p{Ll}+(?: \\p{Ll}+)?) (${QUOTED}|[\\p{Lu}\\p{Nd}].*|\\S+@\\S+)$`,
  'u',
);
/** "Add two pieces to the cart". */
const PIECES = new RegExp(
  `^(?:add|put) ${NUMBER} (?:pieces?|copies|items|units|of (?:it|them|these|those)|of (?:this|these) \\p{Ll}+) (?:in)?to (?:the |my |his |her |their |our )?(cart|basket|bag)$`,
  'iu',
);
/** "Make it five nights". */
const MADE = new RegExp(`^make it ${NUMBER} (?!pieces|of\\b)(\\p{Ll}+)$`, 'iu');
const IT = /(^|\s)(?:it|them|there)(?=\s|$)/iu;

/** The acts that a clause means, in their order, where it says how a thing is done or what comes before it. */
export function actsOf(clause: string): string[] {
  const entries = journeyOf(clause) ?? newThing(clause) ?? entriesOf(clause);
  if (entries) return entries;
  const [, verb, many] = FIRST_FEW.exec(clause) ?? [];
  if (verb && many)
    return ['first', 'second', 'third', 'fourth']
      .slice(0, numberOf(many.toLowerCase()))
      .map((which) => `${/^(?:un|de)/iu.test(verb) ? 'untick' : 'tick'} the checkbox in the ${which} item`);
  const [, few, things = '', whose = 'the', bag] = FIRST_FEW_INTO.exec(clause) ?? [];
  if (few && bag)
    return ['first', 'second', 'third', 'fourth']
      .slice(0, numberOf(few.toLowerCase()))
      .map((which) => `add the ${which} ${things.replace(/s$/u, '')} to ${whose} ${bag}`);
  const [, , sort, names] = SEVERAL_NEW.exec(clause) ?? [];
  if (sort && names)
    return names.split(AND).map((name) => `add a new ${sort.replace(/^entrie$/iu, 'entry')} called ${name}`);
  const message = SENT.exec(clause);
  if (message?.[1] && message[2] && message[3])
    return [`type ${message[3]} into ${message[2]}`, `press ${message[1]}`];
  const [, press, field, value] = SUBMITTED.exec(clause) ?? [];
  if (press && field && value) return [`type ${value} into ${field}`, `press ${press}`];
  const [, deed, asked, given] = WITH_ENTRY.exec(clause) ?? [];
  if (deed && asked && given && namesField(asked)) return [`type ${given} into ${asked}`, deed];
  const [, number, basket] = PIECES.exec(clause) ?? [];
  if (number && basket)
    return [`type ${numberOf(number.toLowerCase())} into quantity`, `add it to the ${basket}`];
  const [, amount, noun] = MADE.exec(clause) ?? [];
  if (amount && noun) return [`set the ${noun} to ${numberOf(amount.toLowerCase())}`];
  const [, thing, arrow, times = 'once'] = BY_ARROW.exec(clause) ?? [];
  if (thing && arrow) return [`press arrow ${arrow} ${times} in ${thing}`];
  const [, way, path] = PATH.exec(clause) ?? [];
  if (way && path) return path.split(ARROW).map((name) => `${way} ${name}`);
  const [, step, quoted] = QUOTED_PATH.exec(clause) ?? [];
  const stations = quoted === undefined ? [] : unshield(quoted).split(ARROW);
  if (step && stations.length > 1) return stations.map((name) => `${step} ${shield(`"${name}"`)}`);
  const [, aim, ways] = BY.exec(clause) ?? [];
  if (aim && ways) return ways.split(NEXT).map((way) => about(doing(way), objectOf(aim)));
  const [, act, before] = AFTER.exec(clause) ?? [];
  if (act && before) {
    const object = act.replace(/^\S+\s+/u, '');
    return [...before.split(NEXT).map((way) => about(doing(way), object)), act];
  }
  return [clause];
}

/** "Typing Anna" is "type Anna". */
function doing(gerund: string): string {
  const [, stem = '', object = ''] = DOING.exec(gerund) ?? [];
  return `${STEMS[stem.toLowerCase()] ?? stem} ${object}`;
}

/** Puts the thing itself where the clause says "it". */
function about(act: string, object: string): string {
  const [verb = '', ...others] = act.split(' ');
  const rest = others.join(' ').replace(ITS_PLACE, (_, place: string) => `the ${place} of ${object}`);
  const part = ITS_PART.exec(rest)?.[1];
  return part === undefined
    ? `${verb} ${rest.replace(IT, (_, space: string) => space + object)}`
    : `${verb} the ${part} next to ${object}`;
}

/** "Delete the invoice of Carl" is about Carl, "remove the Comet lamp" about the Comet lamp; a name in quotes is what is meant. */
function objectOf(aim: string): string {
  const quoted = new RegExp(`^\\S+\\s+(?:the\\s+|an?\\s+)?(?:\\p{Ll}+\\s+){0,2}(${QUOTED})`, 'u').exec(
    aim,
  )?.[1];
  return quoted ?? aim.replace(/^.+\s(?:of|for|from)\s+(?:the\s+)?|^\S+\s+(?:the\s+|an?\s+)?/iu, '');
}
