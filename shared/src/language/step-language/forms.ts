import type { TextComparison } from './command.ts';
import { form, type Form } from './form.ts';
import { RUN_ACTION_FORMS, RUN_ASSERTION_FORMS } from './run-forms.ts';

function click(gesture: 'click' | 'double-click' | 'right-click', meaning: string, example: string): Form {
  return form(`${gesture} <target> [<times>]`, meaning, example, 'click', { gesture });
}

/** Actions change something. Their first word is a verb of its own. */
export const ACTION_FORMS: Form[] = [
  form('go to <url>', 'opens an address, or a path of the site', 'Go to "/cart"', 'open'),
  form(
    '(go to|go back to|navigate to|visit|open) the (starting|start) (URL|address|page)',
    'opens the starting URL of the test',
    'Go to the starting URL',
    'open',
  ),
  form('go back', 'goes back in the history', 'Go back', 'back'),
  form('go forward', 'goes forward in the history', 'Go forward', 'forward'),
  form('reload [the page]', 'loads the page again', 'Reload the page', 'reload'),
  click('click', 'clicks an element; "3 times" or "twice" may follow', 'Click the "Buy" button'),
  click('double-click', 'clicks it twice in a row', 'Double-click "Plan"'),
  click('right-click', 'clicks it with the right button', 'Right-click "report.pdf"'),
  form(
    'choose <target>',
    'picks an option, radio button, tab or menu item that is shown',
    'Choose the "Express" radio button',
    'choose',
  ),
  form('type <text:value> into <target>', 'replaces what is in a field', 'Type "bob" into "Name"', 'type'),
  form(
    'type <text:value> into <target> and press Enter',
    'the same, then presses Enter',
    'Type "bulb" into "Search" and press Enter',
    'type',
    { enter: true },
  ),
  form('type <text:value>', 'types where the focus is', 'Type "hello"', 'type'),
  form('type <text:value> and press Enter', '', 'Type "hello" and press Enter', 'type', { enter: true }),
  form('clear <target:explicit>', 'empties a field', 'Clear "Search"', 'clear'),
  form(
    'select <option:value> (in|from) <target>',
    'picks an option of a dropdown',
    'Select "Large" in "Size"',
    'select',
  ),
  form(
    'set <target> to <value>',
    'gives a field, slider or date its value',
    'Set "Due" to "2026-12-24"',
    'set',
  ),
  form('tick <target>', 'turns a checkbox or radio button on', 'Tick "I accept the terms"', 'tick', {
    on: true,
  }),
  form('untick <target>', 'turns a checkbox off', 'Untick "Newsletter"', 'tick', { on: false }),
  form('turn on <target>', 'turns a switch on', 'Turn on the "Dark mode" switch', 'tick', { on: true }),
  form('turn off <target>', 'turns a switch off', 'Turn off the "Dark mode" switch', 'tick', { on: false }),
  form('expand <target>', 'opens what can be folded', 'Expand "Details"', 'expand', { expanded: true }),
  form('collapse <target>', 'folds it', 'Collapse "Details"', 'expand', { expanded: false }),
  form('press <keys> [<times>]', 'presses a key, or several at a time', 'Press Control+A', 'press'),
  form(
    'press <keys> [<times>] in <target>',
    'the same in a field',
    'Press ArrowDown twice in "City"',
    'press',
  ),
  form('press the <keys> key [<times>] [in <target>]', '', 'Press the Delete key', 'press'),
  form('press <target:keyButton>', '', 'Press Delete', 'click'),
  form('hover over <target>', 'moves the pointer over it', 'Hover over "Products"', 'hover'),
  form(
    'drag <source:target> to <destination:target>',
    'drags it onto another element',
    'Drag "Milk" to the "Done" list',
    'drag',
    { position: 'onto' },
  ),
  form(
    'drag <source:target> to above <destination:target>',
    'drags it to the place before another',
    'Drag "Milk" to above "Bread"',
    'drag',
    { position: 'above' },
  ),
  form('drag <source:target> to below <destination:target>', '', 'Drag "Milk" to below "Bread"', 'drag', {
    position: 'below',
  }),
  form('scroll <direction>', 'scrolls by a screen', 'Scroll down', 'scroll'),
  form('scroll to the <direction:edge>', 'scrolls to an end of the page', 'Scroll to the bottom', 'scroll'),
  form('scroll to <target>', 'brings it into view', 'Scroll to the "Reviews" heading', 'scrollTo'),
  form('wait <seconds> (seconds|second)', 'waits, at most 60 seconds', 'Wait 2 seconds', 'wait'),
  form(
    'wait until <assertion>',
    'waits up to 30 seconds until it is so',
    'Wait until the page shows "Done"',
    'waitUntil',
  ),
  form(
    'upload the attached file [to <target>]',
    "puts the test's attached file into a file field",
    'Upload the attached file to "Invoice"',
    'upload',
  ),
  form(
    'upload <file:value> [to <target>]',
    "the same; the name must be the attached file's",
    'Upload "cv.pdf" to "CV"',
    'upload',
  ),
  form('accept the dialog', 'answers a browser dialog with OK', 'Accept the dialog', 'dialog', {
    accept: true,
  }),
  form('dismiss the dialog', 'answers it with Cancel', 'Dismiss the dialog', 'dialog', { accept: false }),
  form(
    'close <target:closeButton>',
    'clicks the "Close" button in a dialog of the page',
    'Close the "Cookies" dialog',
    'click',
  ),
  form(
    'answer the dialog with <text:value>',
    'types into a prompt and answers with OK',
    'Answer the dialog with "Tom"',
    'dialog',
    { accept: true },
  ),
  form(
    'open a new browser tab [with <url>]',
    'opens a tab and switches to it',
    'Open a new browser tab with "/help"',
    'openTab',
  ),
  form(
    'switch to [the] <tab>',
    'brings a browser tab to the front',
    'Switch to the 2nd browser tab',
    'switchTab',
  ),
  form('close the browser tab', 'closes the tab in front', 'Close the browser tab', 'closeTab'),
  form('close [the] <tab>', 'closes another browser tab', 'Close the last browser tab', 'closeTab'),
  form(
    'remember <source:subject> as <as:variable>',
    'stores a value for {{name}} in later steps',
    'Remember "Order number" as order',
    'remember',
  ),
  form('remember the URL as <as:variable>', 'stores the address', 'Remember the URL as address', 'remember', {
    source: 'url',
  }),
  form(
    'remember the page title as <as:variable>',
    'stores the title',
    'Remember the page title as title',
    'remember',
    { source: 'title' },
  ),
  form('search Google for <text:value>', 'searches the web', 'Search Google for "red shoes"', 'google'),
  ...RUN_ACTION_FORMS,
];

interface Comparing {
  words: string;
  negatedWords: string;
  /** Of the comparison, of its negation, of all and of none of a kind. */
  meanings: [is: string, isNot: string, every: string, no: string];
}

const COMPARISONS: Record<TextComparison, Comparing> = {
  is: {
    words: '(is|are)',
    negatedWords: '(is|are) not',
    meanings: ['its value, or what it shows, is this as a whole', 'it is another', '', ''],
  },
  contains: {
    words: '(contains|contain)',
    negatedWords: '(does|do) not contain',
    meanings: ['this is a part of it', 'this is no part of it', 'all of a kind do', 'none of a kind does'],
  },
  'starts with': {
    words: 'starts with',
    negatedWords: 'does not start with',
    meanings: ['it begins with this', '', '', ''],
  },
  'ends with': {
    words: 'ends with',
    negatedWords: 'does not end with',
    meanings: ['it ends with this', '', '', ''],
  },
};

function valueForms(comparison: TextComparison): Form[] {
  const { words, negatedWords, meanings } = COMPARISONS[comparison];
  const shown = (pattern: string) => pattern.replace(/\((\w+)\|\w+\)/u, '$1');
  const ofPage = (meaning: string) => (comparison === 'is' ? meaning : '');
  return [[words, false] as const, [negatedWords, true] as const].flatMap(([pattern, negated]) => [
    form(
      `<target:subject> ${pattern} <text:value>`,
      meanings[negated ? 1 : 0],
      `"Total" ${shown(pattern)} "$42"`,
      'value',
      { comparison, negated },
    ),
    form(
      `${negated ? 'no' : '(every|each)'} <target:each> ${words} <text:value>`,
      meanings[negated ? 3 : 2],
      `${negated ? 'No' : 'Every'} row ${shown(words)} "Paid"`,
      'value',
      { comparison, negated, each: true },
    ),
    form(
      `the URL ${pattern} <text:value>`,
      negated ? '' : ofPage('the address of the page'),
      `The URL ${shown(pattern)} "/cart"`,
      'page',
      { property: 'url', comparison, negated },
    ),
    form(
      `the (page title|title) ${pattern} <text:value>`,
      negated ? '' : ofPage('the title of the page'),
      `The page title ${shown(pattern)} "Cart"`,
      'page',
      { property: 'title', comparison, negated },
    ),
  ]);
}

function countForms(bound: 'exactly' | 'at least' | 'at most', words: string, meaning: string): Form[] {
  const shown = words === '[exactly]' ? '' : `${words} `;
  return [
    form(
      `there (is|are) ${words} <count> <target:counted>`,
      meaning,
      `There are ${shown}3 "Delete" buttons`,
      'count',
      { bound },
    ),
    form(`there (is|are) ${words} <count:one> <target:countedOne>`, '', `There is ${shown}1 row`, 'count', {
      bound,
    }),
  ];
}

/** Assertions only look. */
export const ASSERTION_FORMS: Form[] = [
  form(
    'the page shows <text:value> [<place>]',
    'the text stands on the page as a person sees it',
    'The page shows "Thanks" in the dialog',
    'shows',
  ),
  form(
    'the page does not show <text:quotedText> [<place>]',
    'the text is nowhere to be seen',
    'The page does not show "Error"',
    'shows',
    { negated: true },
  ),
  form(
    '<target> shows <text:value>',
    'this is a part of what it shows',
    'The 1st row shows "Anna"',
    'value',
    { comparison: 'contains' },
  ),
  form('<target> does not show <text:value>', '', 'The dialog does not show "Error"', 'value', {
    comparison: 'contains',
    negated: true,
  }),
  form(
    '<target:subject> (is|are) <state>',
    'the state of an element',
    'The "Buy" button is enabled',
    'state',
  ),
  form('<target:subject> (is|are) not <state:notState>', '', 'The "Buy" button is not enabled', 'state'),
  form(
    '<target:explicit> (is|are) (hidden|not visible)',
    'it cannot be seen, or is not there',
    'The "Cancel" button is hidden',
    'state',
    { state: 'hidden' },
  ),
  form(
    '(every|each) <target:each> is <state>',
    'the state of all of a kind',
    'Every checkbox is checked',
    'state',
    { each: true },
  ),
  form('no <target:each> is <state:notState>', 'none of a kind is', 'No checkbox is checked', 'state', {
    each: true,
  }),
  ...(Object.keys(COMPARISONS) as TextComparison[]).flatMap(valueForms),
  form(
    '<target:subject> is <comparison> <number>',
    'compares the number in it: more than, less than, at least, at most',
    '"Total" is more than 20',
    'number',
  ),
  form(
    'the placeholder of <target> is <text:value>',
    'what an empty field shows',
    'The placeholder of "Email" is "name@example.com"',
    'placeholder',
  ),
  form('there is a <target>', 'it can be seen', 'There is a "Cancel" button', 'state', { state: 'visible' }),
  form('there (is|are) no <target:countedOne>', 'it cannot be seen', 'There is no "Cancel" button', 'count', {
    bound: 'exactly',
    count: 0,
  }),
  form('there (is|are) no <target:counted>', '', 'There are no rows', 'count', {
    bound: 'exactly',
    count: 0,
  }),
  ...countForms('exactly', '[exactly]', 'how many of them can be seen'),
  ...countForms('at least', 'at least', 'as many or more'),
  ...countForms('at most', 'at most', 'as many or fewer'),
  form(
    'the page <name:value> is shown',
    'the title or the main heading of the page',
    'The page "Checkout" is shown',
    'pageNamed',
  ),
  form('the page <name:value> is not shown', '', 'The page "Checkout" is not shown', 'pageNamed', {
    negated: true,
  }),
  form(
    '<target> is sorted [by <by:column>] [(in ascending order|ascending)]',
    'smallest first, by a column or by the whole text',
    'The table is sorted by "Price"',
    'sorted',
  ),
  form(
    '<target> is sorted [by <by:column>] (in descending order|descending)',
    'largest first',
    'The table is sorted by "Price" in descending order',
    'sorted',
    { descending: true },
  ),
  ...(['above', 'below', 'left of', 'right of'] as const).map((direction) =>
    form(
      `<target> is ${direction} <other:target>`,
      direction === 'above' ? 'where it stands; also below, left of, right of' : '',
      `"Anna" is ${direction} "Bob"`,
      'position',
      { direction },
    ),
  ),
  form(
    'the [browser] dialog says <text:value>',
    'the text of a browser dialog',
    'The browser dialog says "Delete it?"',
    'dialogSays',
    { comparison: 'is' },
  ),
  form(
    'the browser dialog contains <text:value>',
    'a part of its text',
    'The browser dialog contains "Delete"',
    'dialogSays',
    { comparison: 'contains' },
  ),
  form(
    'an error is shown [for <target>] [saying <text:value>]',
    'an error message, of a field or of the page; new red text is one',
    'An error is shown for "Email" saying "required"',
    'error',
  ),
  form(
    'no error is shown [for <target>] [saying <text:value>]',
    'there is none',
    'No error is shown for "Email"',
    'error',
    { negated: true },
  ),
  form(
    'only <names:texts> (is|are) listed [<place>]',
    'a list or table has these entries and no others',
    'Only "Anna" and "Bob" are listed',
    'only',
  ),
  form('<place:listed> contains only <names:texts>', '', 'The "Guests" list contains only "Anna"', 'only'),
  form(
    '<target> offers <options:texts>',
    'what can be chosen',
    'The "Size" dropdown offers "S" and "M"',
    'options',
  ),
  form(
    '<target> offers only <options:texts>',
    'and nothing else',
    'The "Size" dropdown offers only "S" and "M"',
    'options',
    { only: true },
  ),
  ...RUN_ASSERTION_FORMS,
];
