import type { Assertion, Command, Place, State, TabName, Target, TextComparison } from './command.ts';
import { pluralOf } from './kind-words.ts';
import { quote } from './tokens.ts';
import { BUTTON_LIKE_KEYS, ordinalWord, STATE_WORDS } from './words.ts';

/** The canonical sentence of a command, without a full stop. `readStep(printCommand(c)).command` equals `c`. */
export function printCommand(command: Command): string {
  const sentence = sentenceOf(command);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A target as it is written in a sentence, e.g. `the 2nd "Delete" button in the row of "A-101"`. */
export function printTarget(target: Target): string {
  return withPlace(`${hasArticle(target) ? 'the ' : ''}${headOf(target)}`, target.place);
}

function hasArticle({ kind, ordinal }: Target): boolean {
  return kind !== null || ordinal !== null;
}

function headOf({ name, kind, ordinal }: Pick<Target, 'name' | 'kind' | 'ordinal'>): string {
  return [ordinal && ordinalWord(ordinal), name !== null && quote(name), kind].filter(Boolean).join(' ');
}

function withPlace(text: string, place: Place | null): string {
  return place ? `${text} ${printPlace(place)}` : text;
}

/** A place as it is written in a sentence, e.g. `in the row of "A-101"`. */
function printPlace({ relation, target }: Place): string {
  const isNamedRow =
    relation === 'in' && target.kind === 'row' && target.name !== null && target.ordinal === null;
  return `${relation} ${isNamedRow ? withPlace(`the row of ${quote(target.name ?? '')}`, target.place) : printTarget(target)}`;
}

/** Elements in the plural, as they are counted. */
function countedAs(target: Target, count: number): string {
  const kind = target.kind && (count === 1 ? target.kind : pluralOf(target.kind));
  const head = [target.name !== null && quote(target.name), kind].filter(Boolean).join(' ');
  return withPlace(head, target.place);
}

function sentenceOf(command: Command): string {
  switch (command.kind) {
    case 'open':
      return `go to ${command.url === null ? 'the starting URL' : quote(command.url)}`;
    case 'back':
      return 'go back';
    case 'forward':
      return 'go forward';
    case 'reload':
      return 'reload the page';
    case 'click':
      return `${command.gesture} ${printTarget(command.target)}${times(command.times)}`;
    case 'choose':
      return `choose ${printTarget(command.target)}`;
    case 'type': {
      const where = command.target ? ` into ${printTarget(command.target)}` : '';
      return `type ${quote(command.text)}${where}${command.enter ? ' and press Enter' : ''}`;
    }
    case 'clear':
      return `clear ${printTarget(command.target)}`;
    case 'select':
      return `select ${quote(command.option)} in ${printTarget(command.target)}`;
    case 'set':
      return `set ${printTarget(command.target)} to ${quote(command.value)}`;
    case 'tick':
      return tickSentence(command.target, command.on);
    case 'expand':
      return `${command.expanded ? 'expand' : 'collapse'} ${printTarget(command.target)}`;
    case 'press':
      return `press ${BUTTON_LIKE_KEYS.has(command.keys) ? `the ${command.keys} key` : command.keys}${times(command.times)}${command.target ? ` in ${printTarget(command.target)}` : ''}`;
    case 'hover':
      return `hover over ${printTarget(command.target)}`;
    case 'drag': {
      const word = command.position === 'onto' ? 'to' : `to ${command.position}`;
      return `drag ${printTarget(command.source)} ${word} ${printTarget(command.destination)}`;
    }
    case 'scroll':
      return /top|bottom/u.test(command.direction)
        ? `scroll to the ${command.direction}`
        : `scroll ${command.direction}`;
    case 'scrollTo':
      return `scroll to ${printTarget(command.target)}`;
    case 'wait':
      return `wait ${command.seconds} ${command.seconds === 1 ? 'second' : 'seconds'}`;
    case 'waitUntil':
      return `wait until ${sentenceOf(command.assertion)}`;
    case 'upload':
      return `upload ${command.file === null ? 'the attached file' : quote(command.file)}${command.target ? ` to ${printTarget(command.target)}` : ''}`;
    case 'dialog':
      if (command.text !== null) return `answer the dialog with ${quote(command.text)}`;
      return `${command.accept ? 'accept' : 'dismiss'} the dialog`;
    case 'openTab':
      return `open a new browser tab${command.url === null ? '' : ` with ${quote(command.url)}`}`;
    case 'switchTab':
      return `switch to ${tabName(command.tab)}`;
    case 'closeTab':
      return `close ${command.tab ? tabName(command.tab) : 'the browser tab'}`;
    case 'remember': {
      const { source } = command;
      const what =
        typeof source === 'object' ? printTarget(source) : `the ${source === 'url' ? 'URL' : 'page title'}`;
      return `remember ${what} as ${command.as}`;
    }
    case 'google':
      return `search Google for ${quote(command.text)}`;
    case 'openMail':
      return `open the mail ${quote(command.subject)}`;
    case 'rememberCode':
      return `remember the ${command.digits}-digit code in the mail as ${command.as}`;
    default:
      return assertionSentence(command);
  }
}

function tickSentence(target: Target, on: boolean): string {
  if (target.kind === 'switch') return `turn ${on ? 'on' : 'off'} ${printTarget(target)}`;
  return `${on ? 'tick' : 'untick'} ${printTarget(target)}`;
}

function times(count: number): string {
  return count === 1 ? '' : ` ${count} times`;
}

function tabName(tab: TabName): string {
  return 'number' in tab
    ? `the ${ordinalWord(tab.number)} browser tab`
    : `the browser tab ${quote(tab.name)}`;
}

function assertionSentence(assertion: Assertion): string {
  switch (assertion.kind) {
    case 'shows':
      return withPlace(
        `the page ${assertion.negated ? 'does not show' : 'shows'} ${quote(assertion.text)}`,
        assertion.place,
      );
    case 'state':
      return stateSentence(assertion.target, assertion.state, assertion.each);
    case 'value': {
      const { target, comparison, text, negated, each } = assertion;
      const subject = each ? `${negated ? 'no' : 'every'} ${countedAs(target, 1)}` : printTarget(target);
      return `${subject} ${verb(comparison, negated && !each)} ${quote(text)}`;
    }
    case 'number':
      return `${printTarget(assertion.target)} is ${assertion.comparison} ${assertion.number}`;
    case 'placeholder':
      return `the placeholder of ${printTarget(assertion.target)} is ${quote(assertion.text)}`;
    case 'count': {
      const { target, bound, count } = assertion;
      const be = count === 1 ? 'is' : 'are';
      if (bound === 'exactly' && count === 0) return `there is no ${countedAs(target, 1)}`;
      return `there ${be} ${bound === 'exactly' ? '' : `${bound} `}${count} ${countedAs(target, count)}`;
    }
    case 'page':
      return `the ${assertion.property === 'url' ? 'URL' : 'page title'} ${verb(assertion.comparison, assertion.negated)} ${quote(assertion.text)}`;
    case 'pageNamed':
      return `the page ${quote(assertion.name)} is ${assertion.negated ? 'not ' : ''}shown`;
    case 'sorted': {
      const by = assertion.by === null ? '' : ` by ${quote(assertion.by)}`;
      return `${printTarget(assertion.target)} is sorted${by} in ${assertion.descending ? 'descending' : 'ascending'} order`;
    }
    case 'position':
      return `${printTarget(assertion.target)} is ${assertion.direction} ${printTarget(assertion.other)}`;
    case 'dialogSays':
      return `the browser dialog ${assertion.comparison === 'is' ? 'says' : 'contains'} ${quote(assertion.text)}`;
    case 'error': {
      const quoted = assertion.text === null ? '' : ` saying ${quote(assertion.text)}`;
      const where = assertion.target ? ` for ${printTarget(assertion.target)}` : '';
      return `${assertion.negated ? 'no' : 'an'} error is shown${where}${quoted}`;
    }
    case 'only':
      return withPlace(
        `only ${list(assertion.names.map(quote))} ${assertion.names.length === 1 ? 'is' : 'are'} listed`,
        assertion.place,
      );
    case 'options':
      return `${printTarget(assertion.target)} offers ${assertion.only ? 'only ' : ''}${list(assertion.options.map(quote))}`;
    case 'downloaded':
      return `a file named ${quote(assertion.file)} was downloaded`;
    case 'downloadContains': {
      const file = assertion.file === null ? '' : ` ${quote(assertion.file)}`;
      return `the downloaded file${file} ${verb('contains', assertion.negated)} ${quote(assertion.text)}`;
    }
    case 'looksAsBefore': {
      const except = assertion.except.map(printTarget);
      return `the page looks as before${except.length === 0 ? '' : ` except ${list(except)}`}`;
    }
    case 'accessible':
      return `the page has no ${assertion.impact === 'minor' ? '' : `${assertion.impact} `}accessibility problems`;
    case 'request':
      return `the ${assertion.method === null ? '' : `${assertion.method} `}request to ${quote(assertion.url)} returns ${assertion.status}`;
  }
}

function stateSentence(target: Target, state: State, each: boolean): string {
  const words = STATE_WORDS.find(([, one]) => one === state)?.[0] ?? state;
  return each ? `every ${countedAs(target, 1)} is ${words}` : `${printTarget(target)} is ${words}`;
}

function verb(comparison: TextComparison, negated: boolean): string {
  if (!negated) return comparison;
  if (comparison === 'is') return 'is not';
  return `does not ${comparison.replace(/s(?= |$)/u, '')}`;
}

/** `"A", "B" and "C"` */
function list(texts: string[]): string {
  const [last = '', ...others] = texts.toReversed();
  return others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`;
}
