import type { Form } from '../form.ts';
import { ACTION_FORMS, ASSERTION_FORMS } from '../forms.ts';

/** Who acts, in front of a verb. */
export const DOERS: ReadonlySet<string> = new Set(
  'i we you he she they user customer shopper visitor tester guest traveller admin'.split(' '),
);

const IS =
  '([should|must|does] [now|still|already] (is|are|was|were|be|becomes|remains|stays|equals|equal|reads|read|costs|cost|comes to|come to|adds up to|amounts to|amount to|goes [up|down] to|go [up|down] to|drops to|drop to|changes to|change to|changed to|went [up|down] to))';
const SHOWS =
  '([should|must|can] [now|still] (shows|show|displays|display|says|say|lists|list|mentions|mention|includes|include|tells|tell|reads|read|has|have|contains|contain|states|gives|reports|report|confirms|confirm) [you|us|me] [that])';
const WHO = '[the|this] (page|screen|site|app|application|shop|it|there|I|we|you|he|she|they|user|customer)';
const PRESENT =
  '(shown|displayed|listed|visible|present|there|available|found|offered|left|on the page|on the screen)';
const DIALOG = '(dialog|alert|prompt|confirmation|question|popup|pop-up)';
const ERROR = '[validation] (error|errors|error message|warning|complaint)';

/** What people write for the words of the forms, the most usual first. Any combination may be meant. */
export const WORDINGS: Record<string, string> = {
  type: '(type|enter|write|input|fill in|fill out|fill|put|insert|key in|give|use|provide|correct)',
  into: '(into|in|as|for|on|under|inside|within|at)',
  'and press Enter':
    '(and|,|then) [then] (press|hit|confirm with|submit with|confirm by pressing) [the] (Enter|enter|return|Return) [key]',
  select: '(select|choose|pick|take|use|change|switch|want|filter by)',
  '(in|from)': '(in|from|as|for|under|on|out of)',
  choose: '(choose|select|pick|take|go for|opt for|go with|decide for|switch to|want)',
  set: '(set|change|adjust|update|correct|reset|move|raise|increase|lower|reduce|decrease|replace|turn|edit|switch|make|put)',
  to: '(to|up to|down to|back to|with|into|onto|on|over to|by|at|using|via|through)',
  press: '(press|hit|confirm with|submit with|finish with|confirm by pressing)',
  'the attached file': '(the|a|my|this) [test|attached] (file|document|attachment)',
  clear: '(clear|empty|wipe|erase)',
  tick: '(tick|check|mark|accept|agree to|activate|enable|confirm|agree with|tick off)',
  untick: '(untick|uncheck|unmark|deactivate|disable|deselect)',
  'turn on': '(turn on|switch on|enable|activate)',
  'turn off': '(turn off|switch off|disable|deactivate)',
  expand: '(expand|unfold|open up)',
  collapse: '(collapse|fold|fold up)',
  'hover over': '(hover over|hover on|hover|point at|mouse over|rest the mouse on)',
  drag: '(drag|move|drop|put|pull)',
  'scroll to': '(scroll to|scroll down to|go all the way down to|go down to)',
  'wait until': '(wait until|wait till|wait for|wait that)',
  remember: '(remember|note down|memorize|copy|store)',
  accept: '(accept|confirm|approve)',
  dismiss: '(dismiss|cancel|decline|reject)',
  is: IS,
  '(is|are)': IS,
  shows: SHOWS,
  '(contains|contain)': SHOWS,
  '(does|do)': '(does|do|should|must|can|will)',
  'starts with': '(starts with|begins with|start with)',
  'ends with': '(ends with|ends in|end with)',
  offers: '(offers|has|lists|contains|shows) [the] [options|choices]',
  'are listed': `are ${PRESENT}`,
  above: '(above|before|over|on top of|ahead of)',
  below: '(below|under|after|beneath|underneath)',
  sorted: '(sorted|ordered|arranged)',
  'in descending order': '(in descending order|descending|from high to low|highest first|largest first)',
  'in ascending order': '(in ascending order|ascending|alphabetically|from low to high|lowest first)',
  'the page shows': `${WHO} [should|can|now|will|must] (${SHOWS}|is|are|costs|see|find|get|am|be) [told|greeted|notified|informed|welcomed|asked] [with|that]`,
  'the page does not show': `${WHO} (does|do|should|can|must) not (show|see|display|contain|say|mention)`,
  'there (is|are)': `(there (is|are|should be|must be)|${WHO} [should|can] (see|has|shows|lists))`,
  'there is a': `(there (is|should be|must be)|${WHO} [should|can] (see|has|shows)) (a|an|one)`,
  'an error is shown': `(an|the|a) ${ERROR} (is ${PRESENT}|appears|shows up|comes up)`,
  'no error is shown': `(no ${ERROR} (is|are|appears|shows up) [shown|displayed|visible|there]|there (is|are) no ${ERROR})`,
  'the browser dialog': `[the|a] [browser] ${DIALOG}`,
  'the [browser] dialog': `[the|a] [browser] ${DIALOG}`,
  'the dialog': `[the|a] [browser] ${DIALOG}`,
};

const keys = Object.keys(WORDINGS).sort((a, b) => b.length - a.length);
const LITERALS = new RegExp(
  keys.map((words) => `(?<![^\\s])${words.replaceAll(/[()|[\]]/gu, '\\$&')}(?![^\\s])`).join('|'),
  'gu',
);

/** The pattern with all that may be written for its words. */
function loosened(pattern: string): string {
  return pattern.replaceAll(LITERALS, (words) => WORDINGS[words] ?? words);
}

const TWO_SLOTS = /^(type|select|set) (<[^>]*value>) (?:into|\(in\|from\)) (<target>)( and press Enter)?$/u;

/** A form, and the same with its element before its value: `type <target> with <value>`, `type <target> <value>`. */
function arrangements({ pattern, ...form }: Form): Form[] {
  const [, verb = '', value = '', target = '', rest = ''] = TWO_SLOTS.exec(pattern) ?? [];
  const own = value.replace('value', 'proper');
  const others = verb
    ? [
        `${verb} ${target} (with|to|=|:|by|is) ${value}${rest}`,
        `${verb} ${target.replace('>', ':label>')} [as] ${own}${rest}`,
      ]
    : [];
  return [pattern, ...others].map((one) => ({ ...form, pattern: loosened(one) }));
}

function form(pattern: string, fields: Form['fields']): Form {
  return { pattern, fields, meaning: '', example: '' };
}

const VALUE = { kind: 'value', comparison: 'is', negated: false, each: false } as const;
const CONTAINS = { ...VALUE, comparison: 'contains' } as const;
const ABOVE = { kind: 'position', direction: 'above' } as const;
const BELOW = { kind: 'position', direction: 'below' } as const;
const CLICK = { kind: 'click', gesture: 'click', times: 1 } as const;
const SEARCH = { name: 'search', kind: 'field', ordinal: null, place: null };

export const LOOSE_ACTIONS: Form[] = [
  ...ACTION_FORMS.flatMap(arrangements),
  form(
    `(open|open up|follow|visit|view|show|show me|see|use|look at|get to|go|click|press|tap|hit|switch|switch back|return|navigate|proceed|head over|move|go back|continue|carry on|confirm|filter|answer <ignored:target>) [on|to|into|in|with|by|over to|back to|at] <target>`,
    CLICK,
  ),
  form('set <target> from <ignored:value> to <value>', { kind: 'set' }),
  form('(drag|move|put) <source:target> from <ignored:target> to <destination:target>', {
    kind: 'drag',
    position: 'onto',
  }),
  form(
    '(select|choose|pick|take) <target> (from|in) [the] (list|menu|suggestions|dropdown|results|options)',
    {
      kind: 'choose',
    },
  ),
  form('(filter|sort|filter <ignored:target>) by [the] <target> [:|=|to|is] <option:proper>', {
    kind: 'select',
  }),
  form('(search|look|search <ignored:target>) for <text:value>', {
    kind: 'type',
    target: SEARCH,
    enter: true,
  }),
];

export const LOOSE_ASSERTIONS: Form[] = [
  form('<target> (comes|stands|goes) (above|before|ahead of) <other:target>', ABOVE),
  form('<target> (comes|stands|goes) (below|after|behind) <other:target>', BELOW),
  ...ASSERTION_FORMS.map(({ pattern, ...rest }) => ({ ...rest, pattern: loosened(pattern) })),
  form(`<target:attribute> [of|is] <text:value>`, VALUE),
  form(`<target> (:|=) <text:proper>`, VALUE),
  form(
    `<target> ${IS} (${PRESENT}|marked|set|due|called|named|sent|issued) [as|to|on|by|for|with] <text:value>`,
    CONTAINS,
  ),
  form(`[exactly|only] <count> <target:counted> ${IS} [${PRESENT}]`, { kind: 'count', bound: 'exactly' }),
  form(`<text:value> (is|are|should be|appears|shows up) [${PRESENT}] <place>`, {
    kind: 'shows',
    negated: false,
  }),
  form(`<text:value> (is|are) [not|no longer] [${PRESENT}] <place>`, { kind: 'shows', negated: true }),
  form(`[there] [is|are|should be] [exactly|only] <text:amount> [is|are|should be] [${PRESENT}] [<place>]`, {
    kind: 'shows',
    negated: false,
    place: null,
  }),
];
