import { form, type Form } from '../form.ts';
import { ACTION_FORMS, ASSERTION_FORMS } from '../forms.ts';
import { VERB_SYNONYMS, verbs } from '../verb-synonyms.ts';

/** Words in front of an element, by the one that the language has. */
const CONNECTING: [word: RegExp, others: string][] = [
  [/ into (?=<target>)/u, ' (into|in|as|for|on) '],
  [/ \(in\|from\) /u, ' (in|from|as|for|out of) '],
  [/ to (?=<(?:destination|value))/u, ' (to|into|onto|on) '],
];
const WITH_VALUE = /^(?:type|select|set) (?=.*<target>).*?(<(\w+:)?value>)(?:.*<target>)?(.*)$/u;

/** Forms with synonyms of their verbs, and with an element before its value: "fill in the name with Ada". */
function reworded(pattern: string, isSuggested: boolean): string[] {
  const verb = Object.keys(VERB_SYNONYMS).find((one) => pattern.startsWith(`${one} `));
  if (!verb) return [pattern];
  const own = verbs(verb, { isSuggested });
  const connected = CONNECTING.reduce((text, [word, all]) => text.replace(word, all), pattern);
  const [, value, slot, rest = ''] = WITH_VALUE.exec(pattern) ?? [];
  const behind = value ? [`(with|to|:|=) ${value}`, ...(slot ? [`<${slot}proper>`] : [])] : [];
  return [
    `${own}${connected.slice(verb.length)}`,
    ...behind.map((words) => `${own} <target> ${words}${rest}`),
  ];
}

/** What is searched for is typed into the field that is called so. */
const SEARCH = form('search [for] <text:value> <target:searchField>', '', '', 'type', { enter: true });

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
