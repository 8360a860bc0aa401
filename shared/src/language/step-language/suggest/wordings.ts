import { form, type Form } from '../form.ts';
import { ACTION_FORMS, ASSERTION_FORMS } from '../forms.ts';
import { verbOf, verbs } from '../verb-synonyms.ts';

/** Words in front of an element, by the one that the language has. */
const CONNECTING: [word: RegExp, others: string][] = [
  [/ into (?=<target>)/u, ' (into|in|as|for|on) '],
  [/ \(in\|from\) /u, ' (in|from|as|for|out of) '],
  [/ to (?=<(?:destination|value))/u, ' (to|into|onto|on) '],
];
const VALUE_FIRST = /^(type|select|set) (<[^>]*value>|<target>).*?(<target>|<value>)( and press Enter)?$/u;

/** Forms with synonyms of their verbs, and with an element before its value: "fill in the name with Ada". */
function reworded(pattern: string, isSuggested: boolean): string[] {
  const verb = verbOf(pattern);
  if (!verb) return [pattern];
  const own = verbs(verb, { isSuggested });
  const [, , first = '', second = '', rest = ''] = VALUE_FIRST.exec(pattern) ?? [];
  const value = [first, second].find((slot) => slot.includes('value')) ?? '';
  const others = [
    ...(value ? [`${own} <target> (with|to|:|=) ${value}${rest}`] : []),
    ...(value && verb !== 'set' ? [`${own} <target> ${value.replace('value', 'proper')}${rest}`] : []),
  ];
  const connected = CONNECTING.reduce((text, [word, all]) => text.replace(word, all), pattern);
  return [`${own}${connected.slice(verb.length)}`, ...others];
}

/** What is searched for is typed into the field that is called so. */
const SEARCH = form('search [for] <text:value> <target:searchField>', '', '', { kind: 'type', enter: true });

const actions = (isSuggested: boolean): Form[] =>
  ACTION_FORMS.flatMap((one) => reworded(one.pattern, isSuggested).map((pattern) => ({ ...one, pattern })));

/** With all synonyms, where the page says what can be meant. */
export const ACTIONS_ON_PAGE: Form[] = [SEARCH, ...actions(true)];
/** Without a page only those that say the same. */
export const ACTIONS_IN_WORDS: Form[] = actions(false);

/** What something is, and is no state, shows by itself that it is a value: "The name is mandatory" does not say what the name is. */
export const ASSERTIONS: Form[] = ASSERTION_FORMS.map((one) => ({
  ...one,
  pattern: one.pattern.replace(/(?<=(?:is|are)\)?(?: not)?) <text:value>$/u, ' <text:proper>'),
}));
