/**
 * What a step means. One sentence of the step language is one command: an action, which changes something, or an assertion,
 * which only looks. Texts may contain `{{name}}`, which the runner replaces at the moment of use.
 */
export type Command = Action | Assertion;

/** What kind of element is meant; `elementKinds` maps each to its ARIA roles. */
export type Kind =
  | 'button'
  | 'link'
  | 'field'
  /** A field of several lines. */
  | 'text area'
  | 'checkbox'
  | 'radio button'
  | 'switch'
  | 'slider'
  | 'dropdown'
  | 'option'
  | 'tab'
  | 'menu'
  | 'menu item'
  | 'list'
  | 'item'
  | 'table'
  | 'row'
  | 'column'
  | 'cell'
  | 'image'
  | 'heading'
  | 'dialog'
  | 'section'
  | 'card'
  | 'form'
  | 'frame'
  | 'navigation'
  | 'text'
  | 'message'
  | 'tooltip'
  | 'icon'
  | 'chart'
  | 'tree item'
  | 'progress bar'
  /** The mail that is open. */
  | 'mail';

/**
 * An element as a step names it. A name matches the whole name of an element and ignores case. Without a name, `kind` or
 * `ordinal` is set. A row, item, card or cell is also named by a text that one of its parts shows as a whole.
 */
export interface Target {
  name: string | null;
  kind: Kind | null;
  /** 1 is the first; -1 the last; null: there must be exactly one. */
  ordinal: number | null;
  place: Place | null;
}

/**
 * Where an element stands. `in`: inside what `target` names (a cell `in` a row is that row's cell in the column of the cell's
 * name). `next to`: in the smallest group around `target` that has such an element. `under`: in the section that a heading begins.
 */
export interface Place {
  relation: 'in' | 'next to' | 'under' | 'above' | 'below';
  target: Target;
}

export type Action =
  /** `null` is the starting URL of the test. */
  | { kind: 'open'; url: string | null }
  | { kind: 'back' }
  | { kind: 'forward' }
  | { kind: 'reload' }
  | { kind: 'click'; gesture: 'click' | 'double-click' | 'right-click'; target: Target; times: number }
  /** Picks an option, radio button, menu item or tab that is on the page already; it is selected afterwards where it can be. */
  | { kind: 'choose'; target: Target }
  /** Replaces what is in the field. `target: null` types where the focus is, and replaces nothing. `enter`: presses Enter afterwards. */
  | { kind: 'type'; text: string; target: Target | null; enter: boolean }
  | { kind: 'clear'; target: Target }
  /** Picks an option of a dropdown, native or not, by its label. */
  | { kind: 'select'; option: string; target: Target }
  /** Gives a field, dropdown, slider or spin button a value. Days are written 2026-12-24, times 14:30, months 2026-12. */
  | { kind: 'set'; target: Target; value: string }
  /** Turns a checkbox, radio button, switch or toggle button on or off; it is left alone if it is so already. */
  | { kind: 'tick'; target: Target; on: boolean }
  | { kind: 'expand'; target: Target; expanded: boolean }
  /** `keys` as in Enter, Tab, ArrowDown, Control+A. */
  | { kind: 'press'; keys: string; times: number; target: Target | null }
  | { kind: 'hover'; target: Target }
  | { kind: 'drag'; source: Target; destination: Target; position: 'onto' | 'above' | 'below' }
  | { kind: 'scroll'; direction: 'up' | 'down' | 'left' | 'right' | 'top' | 'bottom' }
  | { kind: 'scrollTo'; target: Target }
  | { kind: 'wait'; seconds: number }
  /** Waits up to 30 seconds. */
  | { kind: 'waitUntil'; assertion: Assertion }
  /** `file: null` is the test's attached file; a name must be the attached file's. `target: null` is the only file field. */
  | { kind: 'upload'; file: string | null; target: Target | null }
  /** Answers the browser dialog (alert, confirm, prompt) that is open. `text`: what to type into a prompt. */
  | { kind: 'dialog'; accept: boolean; text: string | null }
  | { kind: 'openTab'; url: string | null }
  /** By number (1 is the first, -1 the last), or by whole title or a part of the URL. */
  | { kind: 'switchTab'; tab: TabName }
  /** `null` is the tab in front. */
  | { kind: 'closeTab'; tab: TabName | null }
  /** Stores the one value that the target labels or shows. */
  | { kind: 'remember'; source: Target | 'url' | 'title'; as: string }
  | { kind: 'google'; text: string }
  /** Opens the newest mail of that subject that came to the run's address, in a tab of its own. Waits for it. */
  | { kind: 'openMail'; subject: string }
  /** Stores the only code of that many digits in the mail that is open, else in the newest one. */
  | { kind: 'rememberCode'; digits: number; as: string };

export type TabName = { number: number } | { name: string };

export const STATES = {
  visible: 'hidden',
  hidden: 'visible',
  enabled: 'disabled',
  disabled: 'enabled',
  checked: 'unchecked',
  unchecked: 'checked',
  on: 'off',
  off: 'on',
  selected: 'unselected',
  unselected: 'selected',
  expanded: 'collapsed',
  collapsed: 'expanded',
  focused: 'unfocused',
  unfocused: 'focused',
  empty: 'filled',
  filled: 'empty',
  required: 'optional',
  optional: 'required',
  'read-only': 'editable',
  editable: 'read-only',
  invalid: 'valid',
  valid: 'invalid',
} as const;
/** Each state with its opposite; there are no negated states. */
export type State = keyof typeof STATES;

export type TextComparison = 'is' | 'contains' | 'starts with' | 'ends with';
export type NumberComparison = 'more than' | 'less than' | 'at least' | 'at most';

/**
 * Texts are compared with case and as a whole unless the comparison says otherwise; white space counts once. What is said of
 * a target holds for every element that it names.
 */
export type Assertion =
  /** The text stands somewhere on the page, or in the place, as a person sees it. Negated: nowhere. */
  | { kind: 'shows'; text: string; negated: boolean; place: Place | null }
  /** `hidden` is true of what is absent, too. `each`: of several named by their kind only ("every checkbox is checked"). */
  | { kind: 'state'; target: Target; state: State; each: boolean }
  /** What a field holds, a label labels, or an element shows. `each` as above; with `negated`: of none of them. */
  | {
      kind: 'value';
      target: Target;
      comparison: TextComparison;
      text: string;
      negated: boolean;
      each: boolean;
    }
  /** The number that the value contains. */
  | { kind: 'number'; target: Target; comparison: NumberComparison; number: number }
  /** The placeholder of a field. */
  | { kind: 'placeholder'; target: Target; text: string }
  /** How many elements the target (without ordinal) names, among those that can be seen. */
  | { kind: 'count'; target: Target; bound: 'exactly' | 'at least' | 'at most'; count: number }
  | { kind: 'page'; property: 'url' | 'title'; comparison: TextComparison; text: string; negated: boolean }
  /** The page's title, or its main heading, is this name. */
  | { kind: 'pageNamed'; name: string; negated: boolean }
  /** Rows of a table or items of a list. `by`: a column; null: the text of the whole item. */
  | { kind: 'sorted'; target: Target; by: string | null; descending: boolean }
  | {
      kind: 'position';
      target: Target;
      direction: 'above' | 'below' | 'left of' | 'right of';
      other: Target;
    }
  /** What the browser dialog says that is open, else the one dialog on the page. */
  | { kind: 'dialogSays'; comparison: 'is' | 'contains'; text: string }
  /** An error message on the page, or, with a target, the one that belongs to that field. `text`: the message contains it. */
  | { kind: 'error'; negated: boolean; target: Target | null; text: string | null }
  /** Of the list or table that these stand in, there are these entries and no others. */
  | { kind: 'only'; names: string[]; place: Place | null }
  /** What a dropdown, radio group or list of options offers, in any order; `only`: and nothing else. */
  | { kind: 'options'; target: Target; options: string[]; only: boolean }
  /** A download of that name has been completed. */
  | { kind: 'downloaded'; file: string }
  /** The text of the newest download, or of the newest one of that name. */
  | { kind: 'downloadContains'; file: string | null; text: string; negated: boolean }
  /** The page looks like the accepted screenshot, the excepted elements aside. */
  | { kind: 'looksAsBefore'; except: Target[] }
  /** No automatic accessibility check fails whose impact is at least this. */
  | { kind: 'accessible'; impact: Impact }
  /** The newest request to an address that contains `url` since the last action. */
  | { kind: 'request'; method: HttpMethod | null; url: string; status: number };

/** How much an accessibility problem hinders people, as axe-core grades it. */
export const IMPACTS = ['minor', 'moderate', 'serious', 'critical'] as const;
export type Impact = (typeof IMPACTS)[number];

export const HTTP_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

const ASSERTIONS: ReadonlySet<string> = new Set<Assertion['kind']>([
  'shows',
  'state',
  'value',
  'number',
  'placeholder',
  'count',
  'page',
  'pageNamed',
  'sorted',
  'position',
  'dialogSays',
  'error',
  'only',
  'options',
  'downloaded',
  'downloadContains',
  'looksAsBefore',
  'accessible',
  'request',
]);

export function isAssertion(command: Command): command is Assertion {
  return ASSERTIONS.has(command.kind);
}
