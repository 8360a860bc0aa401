export type Role =
  | 'alert'
  | 'alertdialog'
  | 'article'
  | 'banner'
  | 'button'
  | 'cell'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'complementary'
  | 'contentinfo'
  | 'dialog'
  | 'figure'
  | 'form'
  | 'grid'
  | 'gridcell'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listbox'
  | 'listitem'
  | 'main'
  | 'menu'
  | 'menubar'
  | 'menuitem'
  | 'menuitemcheckbox'
  | 'menuitemradio'
  | 'navigation'
  | 'option'
  | 'progressbar'
  | 'radio'
  | 'region'
  | 'row'
  | 'rowheader'
  | 'search'
  | 'searchbox'
  | 'slider'
  | 'spinbutton'
  | 'status'
  | 'switch'
  | 'tab'
  | 'table'
  | 'tablist'
  | 'tabpanel'
  | 'textbox'
  | 'toolbar'
  | 'tooltip'
  | 'tree'
  | 'treeitem';

/** What sort of element a word like "button" stands for. */
export interface Kind {
  word: string;
  /** What the word says. */
  roles: Role[];
  /** What it may also be said of, where there is no element of its own roles: a link that looks like a button. */
  otherwise: Role[];
  /** Whether labels, placeholders and the like may name it: form fields. */
  isField: boolean;
  /** Any text: "message", "text". */
  isText: boolean;
  /** A row, dialog or region that holds others. */
  isContainer: boolean;
  /** Many pages say what something is by their class names only: looked at where no element has one of the roles. */
  css: string | null;
}

export const FIELD_ROLES: Role[] = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider'];
export const TOGGLE_ROLES: Role[] = ['checkbox', 'switch', 'radio', 'menuitemcheckbox', 'menuitemradio'];
export const CHOICE_ROLES: Role[] = ['combobox', 'listbox'];
export const CLICK_ROLES: Role[] = [
  'button',
  'link',
  'tab',
  'menuitem',
  'option',
  'treeitem',
  ...TOGGLE_ROLES,
];
const LANDMARKS: Role[] = ['region', 'group', 'form', 'complementary', 'article', 'tabpanel', 'main'];

type Sort = Partial<Omit<Kind, 'word' | 'roles'>>;
const TABLE: [words: string, roles: Role[], sort?: Sort][] = [
  [
    'submit button',
    [],
    { css: 'button[type=submit], input[type=submit], input[type=image], form button:not([type])' },
  ],
  ['button', ['button'], { otherwise: ['link'] }],
  ['link|hyperlink', ['link'], { otherwise: ['button'] }],
  ['tab', ['tab']],
  ['menu item|menu entry|menu option', ['menuitem', 'menuitemcheckbox', 'menuitemradio', 'option']],
  ['option|choice', ['option', 'menuitem', 'radio', 'menuitemradio']],
  ['checkbox|check box|tick box|tickbox', ['checkbox'], { otherwise: ['switch'], isField: true }],
  ['radio button|radio|radio option', ['radio'], { isField: true }],
  ['switch|toggle', ['switch'], { otherwise: ['checkbox', 'button'], isField: true }],
  [
    'text field|text box|textbox|input field|input box|form field|text area|textarea|text input|field|input|entry field',
    FIELD_ROLES,
    { isField: true },
  ],
  ['box', [...FIELD_ROLES, 'checkbox'], { isField: true }],
  [
    'dropdown list|dropdown menu|dropdown|drop-down|drop down|select box|select|list box|listbox|combo box|combobox|picker|selector',
    CHOICE_ROLES,
    { otherwise: ['button'], isField: true },
  ],
  ['slider', ['slider'], { isField: true }],
  ['progress bar', ['progressbar']],
  ['heading|headline|header text', ['heading']],
  ['main heading|page heading|main headline|h1', [], { css: 'h1' }],
  ['h2', [], { css: 'h2' }],
  ['h3', [], { css: 'h3' }],
  ['image|picture|photo|logo', ['img', 'figure']],
  ['icon', ['button', 'link', 'img']],
  ['avatar', ['img'], { css: '[class*="avatar" i]' }],
  ['video', [], { css: 'video' }],
  ['iframe|frame', [], { css: 'iframe' }],
  ['badge|chip', [], { css: '[class*="badge" i], [class*="chip" i]' }],
  ['tooltip', ['tooltip'], { css: '[class*="tooltip" i]' }],
  [
    'loading spinner|loading indicator|spinner|loader',
    ['progressbar'],
    { css: '[class*="spinner" i], [class*="loader" i], [class*="loading" i], [aria-busy=true]' },
  ],
  ['table row|row', ['row'], { isContainer: true }],
  ['list item|listitem|list entry', ['listitem'], { isContainer: true }],
  ['item|entry', ['listitem', 'menuitem', 'option', 'treeitem', 'row'], { isContainer: true }],
  [
    'card|tile|article',
    ['article', 'listitem', 'group', 'region'],
    { isContainer: true, css: '[class*="card" i], [class*="tile" i]' },
  ],
  ['column|column header', ['columnheader'], { isContainer: true }],
  ['cell', ['cell', 'gridcell']],
  ['table|grid', ['table', 'grid'], { isContainer: true }],
  [
    'list',
    ['list', 'listbox'],
    {
      isContainer: true,
      otherwise: ['table', 'grid'],
      css: '[class~="list" i], [class$="-list" i], [class*="-list " i]',
    },
  ],
  [
    'dialog box|dialog|dialogue|modal dialog|modal window|modal|popup|pop-up|popup window|window',
    ['dialog', 'alertdialog'],
    { isContainer: true, css: '[class*="modal" i], [class*="dialog" i], [class*="popup" i]' },
  ],
  [
    'alert box|alert|notification|toast message|toast|snackbar|warning message|warning|banner|flash message',
    ['alert', 'status'],
    {
      isText: true,
      css: '[class*="alert" i], [class*="toast" i], [class*="snackbar" i], [class*="notif" i], [class*="warning" i], [class*="banner" i], [class*="flash" i], output',
    },
  ],
  [
    'success message|success notification|confirmation message',
    ['status'],
    { css: '[class*="success" i], [class*="notice" i], [class*="toast" i]' },
  ],
  ['error message|error text|error|validation error|validation message', [], { isText: true }],
  ['form', ['form'], { otherwise: LANDMARKS, isContainer: true, css: 'form' }],
  ['section|region|area|panel|block|group|pane', LANDMARKS, { isContainer: true }],
  [
    'navigation bar|navigation|nav bar|navbar|nav|breadcrumbs|breadcrumb',
    ['navigation', 'menubar'],
    { isContainer: true, css: '[class*="nav" i]' },
  ],
  ['menu', ['menu', 'menubar'], { otherwise: ['navigation'], isContainer: true }],
  ['toolbar', ['toolbar'], { isContainer: true }],
  [
    'suggestion list|suggestions',
    ['listbox', 'menu'],
    {
      isContainer: true,
      css: '[class*="suggest" i], [class*="autocomplete" i], [class*="typeahead" i]',
    },
  ],
  [
    'calendar|date picker|datepicker',
    [],
    { isContainer: true, css: '[class*="calendar" i], [class*="datepicker" i], [class*="date-picker" i]' },
  ],
  [
    'page header|header',
    ['banner', 'heading', 'columnheader'],
    { isContainer: true, css: 'header, [class*="header" i]' },
  ],
  ['page footer|footer', ['contentinfo'], { isContainer: true, css: 'footer, [class*="footer" i]' }],
  ['sidebar|side bar', ['complementary', 'navigation'], { isContainer: true, css: '[class*="sidebar" i]' }],
  [
    'text|word|words|message|phrase|label|sentence|string|note|content|paragraph|caption',
    [],
    { isText: true },
  ],
];

/** What a dropdown shows once it is open, as a place where options stand. */
export const OPEN_LIST: Kind = {
  word: 'open list',
  roles: ['listbox', 'menu'],
  otherwise: [],
  isField: false,
  isText: false,
  isContainer: true,
  css: '[class*="dropdown" i], [class*="menu" i], [class*="options" i], select',
};

const KINDS = new Map<string, Kind>(
  TABLE.flatMap(([words, roles, sort]) =>
    words
      .split('|')
      .map((word): [string, Kind] => [
        word,
        { word, roles, otherwise: [], isField: false, isText: false, isContainer: false, css: null, ...sort },
      ]),
  ),
);

const WORDS = [...KINDS.keys()].sort((a, b) => b.length - a.length).join('|');

/** Matches one of the words, singular; use inside a larger pattern. */
export const KIND_WORDS = `(?:${WORDS})`;
/** The same, also in the plural. */
export const KIND_WORDS_PLURAL = `(?:(?:${WORDS})(?:e?s)?|entries|list entries|table entries)`;

/** The kind that a word names, in singular or plural; null if it names none. */
export function kindOf(word: string): Kind | null {
  const plain = word.toLowerCase().replace(/\s+/g, ' ');
  return (
    KINDS.get(plain) ??
    KINDS.get(plain.replace(/(?<=x|ch)es$|s$/, '')) ??
    KINDS.get(plain.replace(/ies$/, 'y')) ??
    null
  );
}

export function isErrorKind({ word }: Kind): boolean {
  return /error|validation/u.test(word);
}
