import { ANSWER_EACH, LOOPS, OF_SCRIPT } from '../code/code-writer.ts';
import { isFunction, type Argument, type Expression } from '../code/syntax.ts';
import { fieldOf, plainOf, textOf, UNKNOWN, type Value } from '../code/value.ts';
import type { SourcePlace } from '../imported.ts';
import type { LocatorSegment } from '../naming/locator.ts';
import type { PageCall } from '../playwright/page-call.ts';
import { extrasWarning, OPEN_RESPONSE, TYPES } from '../playwright/write-call.ts';
import { writeExpectation } from '../playwright/write-expectation.ts';
import type { TestWriter } from '../test-writer.ts';
import type { Link } from './chain.ts';
import { expectationOf, statusOf } from './chainers.ts';
import { callsOf } from './commands.ts';
import { SETTING } from './cypress-options.ts';
import { CHANGED_REQUESTS, SCROLLS, WATCHED_REQUESTS, whyRejected } from './rejected.ts';
import { routeOf } from './routes.ts';
import { OTHER, segmentsOf, type Subject } from './subject.ts';

const CUSTOM = 'This is a command of the project itself. Write the steps that it stands for.';

/** What writes steps; another one while only secrets count. */
export interface Output {
  writer: TestWriter;
  writeCall: (call: PageCall, place: SourcePlace) => void;
}

interface Context {
  output: () => Output;
  aliases: Map<string, Subject>;
  /** Runs the function among the arguments of a command. */
  runCallback: (args: Argument[], subject: Subject, place: SourcePlace) => void;
  /** The same with an element that the commands in it search in. */
  runWithin: (base: LocatorSegment[], args: Argument[], subject: Subject, place: SourcePlace) => void;
  rejectWhole: (node: Expression, why: string) => void;
  /** Runs a command that the file itself declares; null: it does not. */
  runOwn: (name: string, args: Argument[], subject: Subject, place: SourcePlace) => Subject | null;
}

type RunCommand = (subject: Subject, link: Link, values: Value[], place: SourcePlace) => Subject;

/** Writes commands that search nothing, and says what the next one of the chain is about. */
export function createCommandWriter(context: Context): RunCommand {
  const { output, aliases, runCallback, runWithin, rejectWhole, runOwn } = context;
  return (subject, { name, args, node }, values, place) => {
    const { writer } = output();
    const [first = UNKNOWN] = values;
    const words = textOf(first);
    switch (name) {
      case 'should':
      case 'and':
        if (args.some(isFunction)) runCallback(args, subject, place);
        else writeShould(output(), subject, words ?? '', values.slice(1), place);
        return subject;
      case 'then':
        runCallback(args, subject, place);
        return subject;
      case 'session':
      case 'origin':
        runCallback(args, OTHER, place);
        return subject;
      case 'within':
        runWithin(segmentsOf(subject) ?? [], args, subject, place);
        return subject;
      case 'each':
        rejectWhole(node, LOOPS);
        return subject;
      case 'as':
        aliases.set(words ?? '', subject);
        return subject;
      case 'on':
      case 'once':
        writer.reject(place, words?.startsWith('window:') ? ANSWER_EACH : SETTING, `cy.${name}`);
        return subject;
      case 'intercept': {
        const { route, isChanged } = routeOf(values);
        writer.reject(place, isChanged ? CHANGED_REQUESTS : WATCHED_REQUESTS, 'cy.intercept');
        return { is: 'response', route: isChanged ? null : route };
      }
      case 'wait': {
        if (typeof plainOf(first) === 'number') break;
        const known = aliases.get(/^@([^.]+)/u.exec(words ?? '')?.[1] ?? '');
        return known?.is === 'response' ? known : { is: 'response', route: null };
      }
      case 'checkA11y':
        writer.add(
          { kind: 'accessible', impact: 'minor' },
          place,
          extrasWarning(values.length > 0 ? ['what checkA11y is given'] : []),
        );
        return subject;
      case 'scrollTo':
        if (subject.is === 'start' && (words === 'top' || words === 'bottom'))
          writer.add({ kind: 'scroll', direction: words }, place);
        else writer.reject(place, SCROLLS, 'cy.scrollTo');
        return subject;
    }
    const calls = callsOf(subject, name, values);
    if (calls) {
      hidePassword(writer, values);
      writeCalls(output(), calls, place);
      return subject;
    }
    const next = subject.is === 'element' ? subject : OTHER;
    const why = whyRejected(name);
    const own = why === null ? runOwn(name, args, subject, place) : null;
    if (own) return own;
    writer.reject({ source: `cy.${name}(…)`, line: place.line }, why ?? CUSTOM, `cy.${name}`);
    return next;
  };
}

/** That of `cy.visit('/', { auth: { username, password } })`. */
function hidePassword(writer: TestWriter, values: Value[]): void {
  for (const value of values) {
    const password = textOf(fieldOf(fieldOf(value, 'auth') ?? UNKNOWN, 'password'));
    if (password !== null) writer.typedText(password, { label: 'password', isSecret: true });
  }
}

function writeCalls({ writer, writeCall }: Output, calls: PageCall[], place: SourcePlace): void {
  for (const call of calls) {
    // The place shows all that the command types, and each step has it.
    for (const { method, element, text, isSecret = false } of calls)
      if (TYPES.test(method) && typeof text === 'string')
        writer.typedText(text, { label: element?.target?.name ?? null, isSecret });
    writeCall(call, place);
    if (call.element?.target === null) return;
  }
}

/** Writes what `should('…')` or `expect(…)` asserts of a subject. */
export function writeShould(
  { writer, writeCall }: Output,
  subject: Subject,
  chainer: string,
  values: Value[],
  place: SourcePlace,
): void {
  const status = statusOf(subject, chainer, values);
  if (status !== null && 'route' in subject) {
    const response = subject.route && { ...subject.route, status };
    if (response) writeCall({ method: 'waitForResponse', element: null, response }, place);
    else writer.reject(place, OPEN_RESPONSE, 'cy.wait');
    return;
  }
  const isOfPage = /^(?:element|text|value|count|title|url)$/u.test(subject.is);
  const expectation = isOfPage
    ? expectationOf(subject as Parameters<typeof expectationOf>[0], chainer, values)
    : null;
  if (expectation) writeExpectation(writer, expectation, place);
  else writer.reject(place, OF_SCRIPT);
}
