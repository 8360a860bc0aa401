/** What stands on a page, as plain data: gathered by a script of its own that shares nothing with the runner. */
export interface Snapshot {
  url: string;
  title: string;
  /** Everything that a person could see or be told, as generously as possible, and with the texts before CSS changed their case. */
  visible: string;
  /** The same with what is hidden, and with every attribute that names or describes. */
  everything: string;
  /** Whole texts and names of anything, in lower case: what a name could match. */
  wholeTexts: string[];
  /** Texts that are certainly seen: of visible elements with a text of their own. */
  shownTexts: ShownText[];
  /** Texts that only hidden elements have. */
  hiddenTexts: string[];
  elements: PageElement[];
  tables: { headers: string[]; rows: string[][] }[];
  /** Texts of the visible items of each list. */
  lists: string[][];
  hasDialog: boolean;
}

export interface ShownText {
  text: string;
  box: Box;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An element that people operate, or that has a role of its own. Properties that it does not have are null. */
export interface PageElement {
  /** The explicit role, else what the tag means. */
  role: string;
  /** Everything that could be its name. */
  names: string[];
  /** The most likely of them. */
  name: string;
  /** Whether its name is all that it shows, letter by letter. */
  showsName: boolean;
  /** Where a link leads; null: it is none. */
  address: string | null;
  /** A person certainly sees it. */
  isShown: boolean;
  /** It may be seen: less strict than `isShown`. */
  mayBeSeen: boolean;
  inputType: string | null;
  /** What a field holds; of a dropdown the label of the selected option. */
  value: string | null;
  placeholder: string | null;
  options: string[] | null;
  checked: boolean | null;
  selected: boolean | null;
  expanded: boolean | null;
  disabled: boolean | null;
  required: boolean | null;
  readOnly: boolean | null;
  focused: boolean | null;
  max: number | null;
  box: Box;
}
