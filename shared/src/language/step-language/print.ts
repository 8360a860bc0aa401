import type { Command, Place, TabName, Target, TextComparison } from './command.ts';
import { pluralOf } from './kind-words.ts';
import { quote } from './tokens.ts';
import { BUTTON_LIKE_KEYS, ordinalWord, STATE_WORDS } from './words.ts';

/** The canonical sentence of a command, without a full stop. `readStep(printCommand(c)).command` equals `c`. */
export function printCommand(command: Command): string {
  const sentence = sentenceOf(command);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A target as it is written in a sentence, e.g. `the 2nd "Delete" button in the row of "A-101"`. */
export function printTarget({ name, kind, ordinal, place }: Target): string {
  const article = (kind !== null || ordinal !== null) && 'the';
  const words = [article, ordinal && ordinalWord(ordinal), name !== null && quote(name), kind];
  return withPlace(words.filter(Boolean).join(' '), place);
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

/** The sentence of each kind of command, with a small letter at its beginning. */
const SENTENCES: { [K in Command['kind']]: (command: Extract<Command, { kind: K }>) => string } = {
  open: ({ url }) => `go to ${url === null ? 'the starting URL' : quote(url)}`,
  back: () => 'go back',
  forward: () => 'go forward',
  reload: () => 'reload the page',
  click: ({ gesture, target, times }) => `${gesture} ${printTarget(target)}${timesOf(times)}`,
  choose: ({ target }) => `choose ${printTarget(target)}`,
  type({ text, target, enter }) {
    const where = target ? ` into ${printTarget(target)}` : '';
    return `type ${quote(text)}${where}${enter ? ' and press Enter' : ''}`;
  },
  clear: ({ target }) => `clear ${printTarget(target)}`,
  select: ({ option, target }) => `select ${quote(option)} in ${printTarget(target)}`,
  set: ({ target, value }) => `set ${printTarget(target)} to ${quote(value)}`,
  tick({ target, on }) {
    if (target.kind === 'switch') return `turn ${on ? 'on' : 'off'} ${printTarget(target)}`;
    return `${on ? 'tick' : 'untick'} ${printTarget(target)}`;
  },
  expand: ({ target, expanded }) => `${expanded ? 'expand' : 'collapse'} ${printTarget(target)}`,
  press({ keys, times, target }) {
    const what = BUTTON_LIKE_KEYS.has(keys) ? `the ${keys} key` : keys;
    return `press ${what}${timesOf(times)}${target ? ` in ${printTarget(target)}` : ''}`;
  },
  hover: ({ target }) => `hover over ${printTarget(target)}`,
  drag({ source, destination, position }) {
    const word = position === 'onto' ? 'to' : `to ${position}`;
    return `drag ${printTarget(source)} ${word} ${printTarget(destination)}`;
  },
  scroll: ({ direction }) => `scroll ${/top|bottom/u.test(direction) ? 'to the ' : ''}${direction}`,
  scrollTo: ({ target }) => `scroll to ${printTarget(target)}`,
  wait: ({ seconds }) => `wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  waitUntil: ({ assertion }) => `wait until ${sentenceOf(assertion)}`,
  upload({ file, target }) {
    const what = file === null ? 'the attached file' : quote(file);
    return `upload ${what}${target ? ` to ${printTarget(target)}` : ''}`;
  },
  dialog({ accept, text }) {
    if (text !== null) return `answer the dialog with ${quote(text)}`;
    return `${accept ? 'accept' : 'dismiss'} the dialog`;
  },
  openTab: ({ url }) => `open a new browser tab${url === null ? '' : ` with ${quote(url)}`}`,
  switchTab: ({ tab }) => `switch to ${tabName(tab)}`,
  closeTab: ({ tab }) => `close ${tab ? tabName(tab) : 'the browser tab'}`,
  remember({ source, as }) {
    const what =
      typeof source === 'object' ? printTarget(source) : `the ${source === 'url' ? 'URL' : 'page title'}`;
    return `remember ${what} as ${as}`;
  },
  google: ({ text }) => `search Google for ${quote(text)}`,
  openMail: ({ subject }) => `open the mail ${quote(subject)}`,
  rememberCode: ({ digits, as }) => `remember the ${digits}-digit code in the mail as ${as}`,

  shows: ({ text, negated, place }) =>
    withPlace(`the page ${negated ? 'does not show' : 'shows'} ${quote(text)}`, place),
  state({ target, state, each }) {
    const words = STATE_WORDS.find(([, one]) => one === state)?.[0] ?? state;
    return `${each ? `every ${countedAs(target, 1)}` : printTarget(target)} is ${words}`;
  },
  value({ target, comparison, text, negated, each }) {
    const subject = each ? `${negated ? 'no' : 'every'} ${countedAs(target, 1)}` : printTarget(target);
    return `${subject} ${verb(comparison, negated && !each)} ${quote(text)}`;
  },
  number: ({ target, comparison, number }) => `${printTarget(target)} is ${comparison} ${number}`,
  placeholder: ({ target, text }) => `the placeholder of ${printTarget(target)} is ${quote(text)}`,
  count({ target, bound, count }) {
    const be = count === 1 ? 'is' : 'are';
    if (bound === 'exactly' && count === 0) return `there is no ${countedAs(target, 1)}`;
    return `there ${be} ${bound === 'exactly' ? '' : `${bound} `}${count} ${countedAs(target, count)}`;
  },
  page: ({ property, comparison, text, negated }) =>
    `the ${property === 'url' ? 'URL' : 'page title'} ${verb(comparison, negated)} ${quote(text)}`,
  pageNamed: ({ name, negated }) => `the page ${quote(name)} is ${negated ? 'not ' : ''}shown`,
  sorted({ target, by, descending }) {
    const column = by === null ? '' : ` by ${quote(by)}`;
    return `${printTarget(target)} is sorted${column} in ${descending ? 'descending' : 'ascending'} order`;
  },
  position: ({ target, direction, other }) => `${printTarget(target)} is ${direction} ${printTarget(other)}`,
  dialogSays: ({ comparison, text }) =>
    `the browser dialog ${comparison === 'is' ? 'says' : 'contains'} ${quote(text)}`,
  error({ negated, target, text }) {
    const quoted = text === null ? '' : ` saying ${quote(text)}`;
    const where = target ? ` for ${printTarget(target)}` : '';
    return `${negated ? 'no' : 'an'} error is shown${where}${quoted}`;
  },
  only: ({ names, place }) =>
    withPlace(`only ${list(names.map(quote))} ${names.length === 1 ? 'is' : 'are'} listed`, place),
  options: ({ target, options, only }) =>
    `${printTarget(target)} offers ${only ? 'only ' : ''}${list(options.map(quote))}`,
  downloaded: ({ file }) => `a file named ${quote(file)} was downloaded`,
  downloadContains({ file, text, negated }) {
    const named = file === null ? '' : ` ${quote(file)}`;
    return `the downloaded file${named} ${verb('contains', negated)} ${quote(text)}`;
  },
  looksAsBefore: ({ except }) =>
    `the page looks as before${except.length === 0 ? '' : ` except ${list(except.map(printTarget))}`}`,
  accessible: ({ impact }) =>
    `the page has no ${impact === 'minor' ? '' : `${impact} `}accessibility problems`,
  request: ({ method, url, status }) =>
    `the ${method === null ? '' : `${method} `}request to ${quote(url)} returns ${status}`,
};

function sentenceOf(command: Command): string {
  return (SENTENCES[command.kind] as (one: Command) => string)(command);
}

function timesOf(count: number): string {
  return count === 1 ? '' : ` ${count} times`;
}

function tabName(tab: TabName): string {
  return 'number' in tab
    ? `the ${ordinalWord(tab.number)} browser tab`
    : `the browser tab ${quote(tab.name)}`;
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
