import type { Assertion, TextComparison } from 'shared/step-language';
import type { ElementName } from '../naming/element-name.ts';

/** A call of Playwright that uses a page, as traces and code give it alike. Its texts are as a step writes them. */
export interface PageCall {
  /** As the library calls it: `click`, `fill`, `goto`, `keyboard.press`. */
  method: string;
  /** The element that it is about. */
  element: ElementName | null;
  /** The element's field holds a secret, as its selector or the markup says. */
  isSecret?: boolean;
  /** What the field is called that the keyboard types into, where the call names no element. */
  label?: string | null;
  /** Address, text or key; null: the file does not hold it as such. */
  text?: string | null;
  /** Enter is pressed after the text. */
  enter?: boolean;
  options?: ChosenOption[];
  /** Names of files. */
  files?: string[] | null;
  button?: string;
  clicks?: number;
  /** Options that change what is done and that its step does not have: keys held while clicking, `force: true`. */
  extras?: string[];
  /** Options about time limits and pace. */
  limits?: string[];
  destination?: ElementName | null;
  isOn?: boolean;
  state?: string;
  milliseconds?: number | null;
  /** Of the window. */
  size?: { width: number; height: number } | null;
  /** What `waitForResponse` waits for; null: the file leaves that open. */
  response?: Omit<Extract<Assertion, { kind: 'request' }>, 'kind'> | null;
}

/** An option of a list by what shows it, or by what the markup calls it. */
export interface ChosenOption {
  label?: string;
  /** May be the label as well, unless `isOnlyValue`. */
  value?: string;
  isOnlyValue?: boolean;
}

/** A call of `expect`. */
export interface Expectation {
  /** As in code: `toBeVisible`, `toHaveText`. */
  matcher: string;
  /** What the file calls it, if it does so otherwise. */
  writtenAs?: string;
  /** null: the page itself. */
  element: ElementName | null;
  /** The locator is all of the page, e.g. `body`. */
  isWholePage?: boolean;
  isNegated: boolean;
  /** null: a pattern that is no plain text, or nothing was expected. */
  text: string | null;
  /** Where the matcher leaves it open. Default: `is`. */
  comparison?: TextComparison;
  number?: number | null;
  /** Of the number. Default: `exactly`. */
  bound?: 'exactly' | 'at least' | 'at most';
  /** The name of an attribute. */
  attribute?: string | null;
  /** What a screenshot leaves out. */
  masks?: ElementName[];
  /** Options that change what is expected and that its step does not have. */
  extras?: string[];
  /** Options about time limits. */
  limits?: string[];
}
