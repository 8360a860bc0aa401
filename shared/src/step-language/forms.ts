import type {
  Action,
  Assertion,
  Command,
  NumberComparison,
  Place,
  State,
  TabName,
  Target,
  TextComparison,
} from './command.ts';
import type { Slots } from './matcher.ts';

/** One way to write a step: the parser, completion, error messages and the reference are made from these. */
export interface Form<C extends Command = Command> {
  /** Words, `<slot>` or `<name:type>`, `[optional|other]`, `(one|other)`. */
  pattern: string;
  /** What it does or asserts, for the reference; forms with an empty meaning are variants that the reference leaves out. */
  meaning: string;
  example: string;
  build: (slots: Slots) => C | null;
}

interface Read {
  target: Target;
  other: Target;
  value: string;
  place?: Place;
  times?: number;
  state: State;
  texts: string[];
  comparison: NumberComparison;
  count: number;
}

/** @param build null: what was read is no such command after all */
function form<C extends Command>(
  pattern: string,
  meaning: string,
  example: string,
  build: (slots: Read & Slots) => C | null,
): Form<C> {
  return { pattern, meaning, example, build: (slots) => build(slots as Read & Slots) };
}

function clickForms(
  gesture: 'click' | 'double-click' | 'right-click',
  meaning: string,
  example: string,
): Form<Action> {
  return form(`${gesture} <target> [<times>]`, meaning, example, ({ target, times = 1 }) => ({
    kind: 'click',
    gesture,
    target,
    times,
  }));
}

function tick(pattern: string, on: boolean, meaning: string, example: string): Form<Action> {
  return form(pattern, meaning, example, ({ target }) => ({ kind: 'tick', target, on }));
}

/** Actions change something. Their first word is a verb of its own. */
export const ACTION_FORMS: Form<Action>[] = [
  form('go to <url>', 'opens an address, or a path of the site', 'Go to "/cart"', ({ url }) => ({
    kind: 'open',
    url: String(url),
  })),
  form('go back', 'goes back in the history', 'Go back', () => ({ kind: 'back' })),
  form('go forward', 'goes forward in the history', 'Go forward', () => ({ kind: 'forward' })),
  form('reload [the page]', 'loads the page again', 'Reload the page', () => ({ kind: 'reload' })),
  clickForms('click', 'clicks an element; "3 times" or "twice" may follow', 'Click the "Buy" button'),
  clickForms('double-click', 'clicks it twice in a row', 'Double-click "Plan"'),
  clickForms('right-click', 'clicks it with the right button', 'Right-click "report.pdf"'),
  form(
    'choose <target>',
    'picks an option, radio button, tab or menu item that is shown',
    'Choose the "Express" radio button',
    ({ target }) => ({
      kind: 'choose',
      target,
    }),
  ),
  form(
    'type <value> into <target>',
    'replaces what is in a field',
    'Type "bob" into "Name"',
    ({ value: text, target }) => ({
      kind: 'type',
      text,
      target,
      enter: false,
    }),
  ),
  form(
    'type <value> into <target> and press Enter',
    'the same, then presses Enter',
    'Type "bulb" into "Search" and press Enter',
    ({ value: text, target }) => ({
      kind: 'type',
      text,
      target,
      enter: true,
    }),
  ),
  form('type <value>', 'types where the focus is', 'Type "hello"', ({ value: text }) => ({
    kind: 'type',
    text,
    target: null,
    enter: false,
  })),
  form('type <value> and press Enter', '', 'Type "hello" and press Enter', ({ value: text }) => ({
    kind: 'type',
    text,
    target: null,
    enter: true,
  })),
  form('clear <target>', 'empties a field', 'Clear "Search"', ({ target }) => ({ kind: 'clear', target })),
  form(
    'select <value> (in|from) <target>',
    'picks an option of a dropdown',
    'Select "Large" in "Size"',
    ({ value: option, target }) => ({
      kind: 'select',
      option,
      target,
    }),
  ),
  form(
    'set <target> to <value>',
    'gives a field, slider or date its value',
    'Set "Due" to "2026-12-24"',
    ({ target, value }) => ({
      kind: 'set',
      target,
      value,
    }),
  ),
  tick('tick <target>', true, 'turns a checkbox or radio button on', 'Tick "I accept the terms"'),
  tick('untick <target>', false, 'turns a checkbox off', 'Untick "Newsletter"'),
  tick('turn on <target>', true, 'turns a switch on', 'Turn on the "Dark mode" switch'),
  tick('turn off <target>', false, 'turns a switch off', 'Turn off the "Dark mode" switch'),
  form('expand <target>', 'opens what can be folded', 'Expand "Details"', ({ target }) => ({
    kind: 'expand',
    target,
    expanded: true,
  })),
  form('collapse <target>', 'folds it', 'Collapse "Details"', ({ target }) => ({
    kind: 'expand',
    target,
    expanded: false,
  })),
  form(
    'press <keys> [<times>]',
    'presses a key, or several at a time',
    'Press Control+A',
    ({ keys, times = 1 }) => ({
      kind: 'press',
      keys: String(keys),
      times,
      target: null,
    }),
  ),
  form(
    'press <keys> [<times>] in <target>',
    'the same in a field',
    'Press ArrowDown twice in "City"',
    ({ keys, times = 1, target }) => ({
      kind: 'press',
      keys: String(keys),
      times,
      target,
    }),
  ),
  form('hover over <target>', 'moves the pointer over it', 'Hover over "Products"', ({ target }) => ({
    kind: 'hover',
    target,
  })),
  form(
    'drag <target> to <destination:target>',
    'drags it onto another element',
    'Drag "Milk" to the "Done" list',
    ({ target, destination }) => drag(target, destination as Target, 'onto'),
  ),
  form(
    'drag <target> to above <destination:target>',
    'drags it to the place before another',
    'Drag "Milk" to above "Bread"',
    ({ target, destination }) => drag(target, destination as Target, 'above'),
  ),
  form(
    'drag <target> to below <destination:target>',
    '',
    'Drag "Milk" to below "Bread"',
    ({ target, destination }) => drag(target, destination as Target, 'below'),
  ),
  form('scroll <direction>', 'scrolls by a screen', 'Scroll down', ({ direction }) => scroll(direction)),
  form('scroll to the <edge>', 'scrolls to an end of the page', 'Scroll to the bottom', ({ edge }) =>
    scroll(edge),
  ),
  form('scroll to <target>', 'brings it into view', 'Scroll to the "Reviews" heading', ({ target }) => ({
    kind: 'scrollTo',
    target,
  })),
  form('wait <number> (second|seconds)', 'waits, at most 60 seconds', 'Wait 2 seconds', ({ number }) =>
    Number(number) >= 0 && Number(number) <= 60 ? { kind: 'wait', seconds: Number(number) } : null,
  ),
  form(
    'wait until <assertion>',
    'waits up to 30 seconds until it is so',
    'Wait until the page shows "Done"',
    ({ assertion }) => ({
      kind: 'waitUntil',
      assertion: assertion as Assertion,
    }),
  ),
  form(
    'upload the attached file [to <target>]',
    "puts the test's attached file into a file field",
    'Upload the attached file to "Invoice"',
    ({ target }) => ({
      kind: 'upload',
      file: null,
      target: target ?? null,
    }),
  ),
  form(
    'upload <value> [to <target>]',
    "the same; the name must be the attached file's",
    'Upload "cv.pdf" to "CV"',
    ({ value: file, target }) => ({
      kind: 'upload',
      file,
      target: target ?? null,
    }),
  ),
  form('accept the dialog', 'answers a browser dialog with OK', 'Accept the dialog', () => ({
    kind: 'dialog',
    accept: true,
    text: null,
  })),
  form('dismiss the dialog', 'answers it with Cancel', 'Dismiss the dialog', () => ({
    kind: 'dialog',
    accept: false,
    text: null,
  })),
  form(
    'answer the dialog with <value>',
    'types into a prompt and answers with OK',
    'Answer the dialog with "Tom"',
    ({ value: text }) => ({
      kind: 'dialog',
      accept: true,
      text,
    }),
  ),
  form(
    'open a new browser tab [with <url>]',
    'opens a tab and switches to it',
    'Open a new browser tab with "/help"',
    ({ url }) => ({
      kind: 'openTab',
      url: url === undefined ? null : String(url),
    }),
  ),
  form(
    'switch to [the] <tab>',
    'brings a browser tab to the front',
    'Switch to the 2nd browser tab',
    ({ tab }) => ({ kind: 'switchTab', tab: tab as TabName }),
  ),
  form('close the browser tab', 'closes the tab in front', 'Close the browser tab', () => ({
    kind: 'closeTab',
    tab: null,
  })),
  form('close [the] <tab>', 'closes another browser tab', 'Close the last browser tab', ({ tab }) => ({
    kind: 'closeTab',
    tab: tab as TabName,
  })),
  form(
    'remember <target:subject> as <variable>',
    'stores a value for {{name}} in later steps',
    'Remember "Order number" as order',
    ({ target, variable }) => ({
      kind: 'remember',
      source: target,
      as: String(variable),
    }),
  ),
  form(
    'remember the URL as <variable>',
    'stores the address',
    'Remember the URL as address',
    ({ variable }) => ({ kind: 'remember', source: 'url', as: String(variable) }),
  ),
  form(
    'remember the page title as <variable>',
    'stores the title',
    'Remember the page title as title',
    ({ variable }) => ({
      kind: 'remember',
      source: 'title',
      as: String(variable),
    }),
  ),
  form(
    'search Google for <value>',
    'searches the web',
    'Search Google for "red shoes"',
    ({ value: text }) => ({ kind: 'google', text }),
  ),
];

function drag(source: Target, destination: Target, position: 'onto' | 'above' | 'below'): Action {
  return { kind: 'drag', source, destination, position };
}

function scroll(direction: unknown): Action {
  return { kind: 'scroll', direction: direction as Extract<Action, { kind: 'scroll' }>['direction'] };
}

type Written = [words: string, comparison: TextComparison, negated: boolean];

const COMPARISONS: Written[] = [
  ['(is|are)', 'is', false],
  ['(is|are) not', 'is', true],
  ['(contains|contain)', 'contains', false],
  ['(does|do) not contain', 'contains', true],
  ['starts with', 'starts with', false],
  ['does not start with', 'starts with', true],
  ['ends with', 'ends with', false],
  ['does not end with', 'ends with', true],
];
const MEANINGS: Record<TextComparison, [meaning: string, negation: string]> = {
  is: ['its value, or what it shows, is this as a whole', 'it is another'],
  contains: ['this is a part of it', 'this is no part of it'],
  'starts with': ['it begins with this', ''],
  'ends with': ['it ends with this', ''],
};

function valueForms([words, comparison, negated]: Written): Form<Assertion>[] {
  const meaning = MEANINGS[comparison][negated ? 1 : 0];
  const verb = words.replace(/\((\w+)\|\w+\)/u, '$1');
  const forms = [
    form(
      `<target:subject> ${words} <value>`,
      meaning,
      `"Total" ${verb} "$42"`,
      ({ target, value }): Assertion => valueOf(target, comparison, value, negated),
    ),
    ...(['url', 'title'] as const).map((property) =>
      form(
        `the ${property === 'url' ? 'URL' : '(page title|title)'} ${words} <value>`,
        comparison === 'is' && !negated ? `the ${property === 'url' ? 'address' : 'title'} of the page` : '',
        property === 'url' ? `The URL ${verb} "/cart"` : `The page title ${verb} "Cart"`,
        ({ value }): Assertion => ({ kind: 'page', property, comparison, text: value, negated }),
      ),
    ),
  ];
  if (negated) return forms;
  return [
    ...forms,
    form(
      `(every|each) <target:countedOne> ${words} <value>`,
      comparison === 'contains' ? 'all of a kind do' : '',
      `Every row ${verb} "Paid"`,
      ({ target, value }): Assertion | null => each(valueOf(target, comparison, value, false)),
    ),
    form(
      `no <target:countedOne> ${words} <value>`,
      comparison === 'contains' ? 'none of a kind does' : '',
      `No row ${verb} "Paid"`,
      ({ target, value }): Assertion | null => each(valueOf(target, comparison, value, true)),
    ),
  ];
}

function valueOf(
  target: Target,
  comparison: TextComparison,
  text: string,
  negated: boolean,
): Extract<Assertion, { kind: 'value' }> {
  return { kind: 'value', target, comparison, text, negated, each: false };
}

/** Only of what is named by a kind can each be meant. */
function each<A extends Extract<Assertion, { kind: 'value' | 'state' }>>(assertion: A): A | null {
  return assertion.target.kind === null ? null : { ...assertion, each: true };
}

function stateOf(target: Target, state: State): Extract<Assertion, { kind: 'state' }> {
  return { kind: 'state', target, state, each: false };
}

function countForm(
  bound: 'exactly' | 'at least' | 'at most',
  words: string,
  meaning: string,
): Form<Assertion>[] {
  const build = ({ target, count }: { target: Target; count: number }): Assertion => ({
    kind: 'count',
    target,
    bound,
    count,
  });
  return [
    form(
      `there (is|are) ${words} <count> <target:counted>`,
      meaning,
      `There are ${words.replace(/[[\]]|exactly/gu, '')}${words.includes('[') ? '' : ' '}3 "Delete" buttons`,
      (slots) => (slots.count === 1 ? null : build(slots)),
    ),
    form(
      `there (is|are) ${words} <count> <target:countedOne>`,
      '',
      `There is ${bound === 'exactly' ? '' : `${bound} `}1 row`,
      (slots) => (slots.count === 1 ? build(slots) : null),
    ),
  ];
}

function pageForm(pattern: string, meaning: string, example: string, negated: boolean): Form<Assertion> {
  return form(pattern, meaning, example, ({ value, place }) => ({
    kind: 'shows',
    text: value,
    negated,
    place: place ?? null,
  }));
}

function errorForm(words: string, negated: boolean, meaning: string, example: string): Form<Assertion> {
  return form(`${words} [for <target>] [saying <value>]`, meaning, example, ({ target, value }) => ({
    kind: 'error',
    negated,
    target: target ?? null,
    text: value ?? null,
  }));
}

/** Assertions only look. */
export const ASSERTION_FORMS: Form<Assertion>[] = [
  pageForm(
    'the page shows <value> [<place>]',
    'the text stands on the page as a person sees it',
    'The page shows "Thanks" in the dialog',
    false,
  ),
  pageForm(
    'the page does not show <value:quotedText> [<place>]',
    'the text is nowhere to be seen',
    'The page does not show "Error"',
    true,
  ),
  form(
    '<target> shows <value>',
    'this is a part of what it shows',
    'The 1st row shows "Anna"',
    ({ target, value }) => valueOf(target, 'contains', value, false),
  ),
  form('<target> does not show <value>', '', 'The dialog does not show "Error"', ({ target, value }) =>
    valueOf(target, 'contains', value, true),
  ),
  form(
    '<target:subject> (is|are) <state>',
    'the state of an element',
    'The "Buy" button is enabled',
    ({ target, state }) => stateOf(target, state),
  ),
  form(
    '<target:subject> (is|are) not <state:notState>',
    '',
    'The "Buy" button is not enabled',
    ({ target, state }) => stateOf(target, state),
  ),
  form(
    '<target:explicit> (is|are) (hidden|not visible)',
    'it cannot be seen, or is not there',
    'The "Cancel" button is hidden',
    ({ target }) => stateOf(target, 'hidden'),
  ),
  form(
    '(every|each) <target:countedOne> is <state>',
    'the state of all of a kind',
    'Every checkbox is checked',
    ({ target, state }) => each(stateOf(target, state)),
  ),
  form(
    'no <target:countedOne> is <state:notState>',
    'none of a kind is',
    'No checkbox is checked',
    ({ target, state }) => each(stateOf(target, state)),
  ),
  ...COMPARISONS.flatMap(valueForms),
  form(
    '<target:subject> is <comparison> <number>',
    'compares the number in it: more than, less than, at least, at most',
    '"Total" is more than 20',
    ({ target, comparison, number }) => ({
      kind: 'number',
      target,
      comparison,
      number: Number(number),
    }),
  ),
  form(
    'the placeholder of <target> is <value>',
    'what an empty field shows',
    'The placeholder of "Email" is "name@example.com"',
    ({ target, value }) => ({
      kind: 'placeholder',
      target,
      text: value,
    }),
  ),
  form('there is a <target>', 'it can be seen', 'There is a "Cancel" button', ({ target }) =>
    stateOf(target, 'visible'),
  ),
  form(
    'there (is|are) no <target:countedOne>',
    'it cannot be seen',
    'There is no "Cancel" button',
    ({ target }) => none(target),
  ),
  form('there (is|are) no <target:counted>', '', 'There are no rows', ({ target }) => none(target)),
  ...countForm('exactly', '[exactly]', 'how many of them can be seen'),
  ...countForm('at least', 'at least', 'as many or more'),
  ...countForm('at most', 'at most', 'as many or fewer'),
  form(
    'the page <value> is shown',
    'the title or the main heading of the page',
    'The page "Checkout" is shown',
    ({ value }) => ({ kind: 'pageNamed', name: value, negated: false }),
  ),
  form('the page <value> is not shown', '', 'The page "Checkout" is not shown', ({ value }) => ({
    kind: 'pageNamed',
    name: value,
    negated: true,
  })),
  ...sortedForms(
    '[in ascending order]',
    false,
    'smallest first, by a column or by the whole text',
    'The table is sorted by "Price"',
  ),
  ...sortedForms(
    'in descending order',
    true,
    'largest first',
    'The table is sorted by "Price" in descending order',
  ),
  ...(['above', 'below', 'left of', 'right of'] as const).map((direction) =>
    form(
      `<target> is ${direction} <other:target>`,
      direction === 'above' ? 'where it stands; also below, left of, right of' : '',
      `"Anna" is ${direction} "Bob"`,
      ({ target, other }): Assertion => ({
        kind: 'position',
        target,
        direction,
        other,
      }),
    ),
  ),
  form(
    'the [browser] dialog says <value>',
    'the text of a browser dialog',
    'The browser dialog says "Delete it?"',
    ({ value }) => ({ kind: 'dialogSays', comparison: 'is', text: value }),
  ),
  form(
    'the browser dialog contains <value>',
    'a part of its text',
    'The browser dialog contains "Delete"',
    ({ value }) => ({ kind: 'dialogSays', comparison: 'contains', text: value }),
  ),
  errorForm(
    'an error is shown',
    false,
    'an error message, of a field or of the page',
    'An error is shown for "Email" saying "required"',
  ),
  errorForm('no error is shown', true, 'there is none', 'No error is shown for "Email"'),
  form(
    'only <texts> (is|are) listed [<place>]',
    'a list or table has these entries and no others',
    'Only "Anna" and "Bob" are listed',
    ({ texts, place }) => ({
      kind: 'only',
      names: texts,
      place: place ?? null,
    }),
  ),
  form(
    '<target> offers <texts>',
    'what can be chosen',
    'The "Size" dropdown offers "S" and "M"',
    ({ target, texts }) => ({ kind: 'options', target, options: texts, only: false }),
  ),
  form(
    '<target> offers only <texts>',
    'and nothing else',
    'The "Size" dropdown offers only "S" and "M"',
    ({ target, texts }) => ({
      kind: 'options',
      target,
      options: texts,
      only: true,
    }),
  ),
];

function none(target: Target): Assertion | null {
  return target.ordinal === null ? { kind: 'count', target, bound: 'exactly', count: 0 } : null;
}

function sortedForms(
  words: string,
  descending: boolean,
  meaning: string,
  example: string,
): Form<Assertion>[] {
  return [
    form(`<target> is sorted by <name> ${words}`, meaning, example, ({ target, name }) => ({
      kind: 'sorted',
      target,
      by: (name as { text: string }).text,
      descending,
    })),
    form(`<target> is sorted ${words}`, '', 'The list is sorted', ({ target }) => ({
      kind: 'sorted',
      target,
      by: null,
      descending,
    })),
  ];
}
