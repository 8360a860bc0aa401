import { isDeepStrictEqual } from 'node:util';
import {
  HANDLER_MAX_LENGTH,
  HANDLERS_MAX,
  STEPS_MAX,
  STEP_TEXT_MAX_LENGTH,
  VARIABLE_NAME_PATTERN,
  VIEWPORT_MAX,
  VIEWPORT_MIN,
} from 'shared/constants';
import { browserSettingsSchema, type BrowserSettings } from 'shared/contract';
import {
  isAssertion,
  isClear,
  isSecretField,
  printCommand,
  printHandler,
  readHandler,
  readStep,
  type Command,
  type Handler,
} from 'shared/step-language';
import { AppError } from '../../platform/http/app-error.ts';
import { checkBrowserSettings } from '../browser-settings/browser-settings-service.ts';
import type { ReadStep, ReadTest, Rejected, SourcePlace } from './imported.ts';
import { createSecrets, type Secrets } from './naming/secrets.ts';
import { openedAddress } from './naming/addresses.ts';
import { usedNames } from './naming/texts.ts';

/** What is shown of the file next to a step. */
const SOURCE_MAX_LENGTH = 2000;
/** What is listed one by one of a test; the rest is counted. */
const REJECTED_MAX = 2000;

/** Collects what a reader finds for one test: each command of the file becomes a step, or is rejected with the reason. */
export interface TestWriter {
  /** A command as its canonical sentence. */
  add(command: Command, place: SourcePlace, warning?: string | null): void;
  /** What a person has to word: the step is what the file says. */
  addUnclear(type: 'act' | 'assert', place: SourcePlace, warning: string): void;
  /** A sentence of the file, as it is. */
  addSentence(
    step: { type: 'act' | 'assert'; action: string },
    place: SourcePlace,
    warning?: string | null,
  ): void;
  /** What the test does about an interruption. */
  addHandler(handler: Handler, place: SourcePlace): void;
  /** @param command what is not supported: a file lists it once */
  reject(place: SourcePlace, why: string, command?: string): void;
  /** What addresses without a host belong to from here on. */
  useBase(url: string): void;
  /** Opens an address: the first one of a test that has no steps yet is where it starts. */
  open(address: string, place: SourcePlace): void;
  /** Settings of the browser: the first value of each is that of the whole test. */
  useBrowser(settings: Partial<Record<keyof BrowserSettings, unknown>>, place: SourcePlace): void;
  /** The size of the window, likewise. */
  useViewport(width: number, height: number, place: SourcePlace): void;
  /** What is typed into a field: the text as a step writes it, `{{name}}` where the field holds a secret. */
  typedText(text: string, field: { label: string | null; isSecret: boolean }): string;
  /** A value that the file takes from its surroundings. @param value what it is where they have none */
  useVariable(name: string, value?: string | null): string;
  steps(): number;
  finish(): ReadTest;
}

interface WriterOptions {
  title: string;
  suiteName?: string | null;
  tags?: string[];
  /** What addresses without a host belong to. */
  baseUrl?: string | null;
  /** Those of the whole file: no test is finished before all of them have been written. */
  secrets?: Secrets;
}

export function createTestWriter({
  title,
  suiteName = null,
  tags = [],
  baseUrl: givenBase = null,
  secrets = createSecrets(),
}: WriterOptions): TestWriter {
  const steps: ReadStep[] = [];
  const rejected: Rejected[] = [];
  const handlers: string[] = [];
  const variables = new Map<string, { isSecret: boolean; value: string | null }>();
  let baseUrl = givenBase;
  let startingUrl: string | null = null;
  let browser: BrowserSettings = {};
  let leftOut = 0;

  /** The secrets of the step that is being written: nothing of them may stay, however short they are. */
  let typedSecrets: { value: string; name: string }[] = [];
  const withoutTyped = (text: string): string =>
    typedSecrets.reduce(
      (shown, { value, name }) =>
        [value, JSON.stringify(value).slice(1, -1)].reduce(
          (one, written) => one.replaceAll(written, `{{${name}}}`),
          shown,
        ),
      text,
    );
  const reject: TestWriter['reject'] = ({ source, line }, why, command) => {
    if (rejected.length < REJECTED_MAX)
      rejected.push({ source: shorten(withoutTyped(source)), line, why, command });
    else leftOut++;
    typedSecrets = [];
  };
  const push = (type: 'act' | 'assert', action: string, place: SourcePlace, warning: string | null) => {
    const source = withoutTyped(place.source);
    typedSecrets = [];
    if (steps.length >= STEPS_MAX)
      return reject({ ...place, source }, `A test has at most ${STEPS_MAX} steps.`);
    steps.push({
      type,
      action,
      use_vision: false,
      is_disabled: place.isDisabled ?? false,
      module_title: null,
      source: shorten(source),
      line: place.line,
      warning,
    });
  };
  const valueOf = (name: string, isHidden: boolean) => {
    const { isSecret, value } = variables.get(name) ?? { isSecret: isSecretField(name), value: null };
    const is_secret = isHidden || isSecret;
    const isKnown = value !== null && !is_secret && secrets.mask(value) === value;
    return { value: isKnown ? value : null, is_secret };
  };
  const addUnclear: TestWriter['addUnclear'] = (type, place, warning) =>
    push(type, unclearText(withoutTyped(place.source)), place, warning);
  const add: TestWriter['add'] = (command, place, warning = null) => {
    const type = isAssertion(command) ? 'assert' : 'act';
    const sentence = printCommand(command);
    if (sentence.length <= STEP_TEXT_MAX_LENGTH && isClear(readStep(sentence, type)))
      push(type, sentence, place, warning);
    else addUnclear(type, place, warning ?? 'This has no sentence in the step language.');
  };

  return {
    add,
    addUnclear,
    addHandler(handler, place) {
      const sentence = printHandler(handler);
      if (!readHandler(sentence).handler || sentence.length > HANDLER_MAX_LENGTH)
        return reject(place, 'This has no sentence in the step language.');
      if (handlers.includes(sentence)) return;
      if (handlers.length >= HANDLERS_MAX) reject(place, `A test has at most ${HANDLERS_MAX} interruptions.`);
      else handlers.push(sentence);
    },
    reject,
    useBase: (url) => void (baseUrl ??= url),
    addSentence: ({ type, action }, place, warning = null) => push(type, action, place, warning),
    open(address, place) {
      const { url, warning } = openedAddress(address, startingUrl ?? baseUrl);
      if (url === null) return addUnclear('act', place, 'This is no address that a test can open.');
      if (startingUrl === null && steps.length === 0 && /^https?:/iu.test(url) && !place.isDisabled) {
        startingUrl = url;
        if (warning) reject(place, warning);
      } else add({ kind: 'open', url: pathWithin(url, startingUrl ?? baseUrl) }, place, warning);
    },
    useBrowser(settings, place) {
      const { data } = browserSettingsSchema.safeParse(settings);
      const problem = data ? problemOf({ ...data, ...browser }) : 'No browser can be set so.';
      if (!data || problem !== null) return reject(place, problem ?? '');
      const isOther = Object.entries(data).some(
        ([name, value]) =>
          name in browser && !isDeepStrictEqual(browser[name as keyof BrowserSettings], value),
      );
      if (isOther) reject(place, 'A test has one browser: the first setting of the file counts.');
      browser = { ...data, ...browser };
    },
    useViewport(width, height, place) {
      const { viewport } = browser;
      const size = browserSettingsSchema.shape.viewport.safeParse({ width, height }).data;
      if (!size) reject(place, `A window has ${VIEWPORT_MIN} to ${VIEWPORT_MAX} pixels on each side.`);
      else if (viewport && (viewport.width !== width || viewport.height !== height))
        reject(place, 'A test has one size of its window: the first one of the file.');
      else browser = { ...browser, viewport: size };
    },
    typedText(text, { label, isSecret }) {
      const use = /^\{\{(\w+)\}\}$/u.exec(text)?.[1];
      const variable = use === undefined ? undefined : variables.get(use);
      if (use !== undefined && variable) {
        const { value } = variable;
        if (isSecret) variables.set(use, { ...variable, isSecret });
        if ((isSecret || variable.isSecret) && value) {
          secrets.hide(use, value);
          typedSecrets.push({ value, name: use });
        }
        return text;
      }
      if (!isSecret || text === '') return text;
      const name = secrets.nameFor(label, text);
      typedSecrets.push({ value: text, name });
      return `{{${name}}}`;
    },
    useVariable(name, value = null) {
      const known = VARIABLE_NAME_PATTERN.test(name)
        ? name
        : name.replaceAll(/\W/gu, '_').replace(/^(?=\d)/u, '_');
      const before = variables.get(known);
      const variable = {
        isSecret: before?.isSecret ?? isSecretField(known),
        value: before?.value ?? value,
      };
      variables.set(known, variable);
      // A secret of the surroundings is as secret in the file.
      if (variable.isSecret && value) secrets.hide(known, value);
      return `{{${known}}}`;
    },
    steps: () => steps.length,
    finish() {
      if (leftOut > 0)
        rejected.push({ source: '', line: null, why: `${leftOut} further commands became no steps.` });
      const mask = (text: string) => withoutCredentials(secrets.mask(text));
      const masked = steps.map((step) => ({
        ...step,
        action: mask(step.action),
        source: mask(step.source),
        warning: step.warning && mask(step.warning),
      }));
      const interruptions = handlers.map(mask);
      const used = new Set([...interruptions, ...masked.map(({ action }) => action)].flatMap(usedNames));
      const remembered = new Set(masked.map(({ action }) => /^Remember .* as (\w+)$/su.exec(action)?.[1]));
      const secretNames = new Set(secrets.names());
      return {
        title: mask(title.trim()) || 'Imported test',
        type: 'integration',
        starting_url: startingUrl && mask(startingUrl),
        suite_name: mask(suiteName?.trim() ?? '') || null,
        tags,
        steps: masked,
        rejected: rejected.map((one) => ({ ...one, source: mask(one.source), why: mask(one.why) })),
        variables: [...used]
          .filter((name) => !remembered.has(name))
          .map((name) => ({
            name,
            ...valueOf(name, secretNames.has(name)),
          })),
        plan: [],
        ...(Object.keys(browser).length > 0 && { browser }),
        ...(interruptions.length > 0 && { handlers: interruptions }),
      };
    },
  };
}

/** Writes nothing: what is read for it only makes secrets known. */
export function quietWriter(writer: TestWriter): TestWriter {
  const nothing = () => undefined;
  return {
    ...writer,
    add: nothing,
    addHandler: nothing,
    addSentence: nothing,
    addUnclear: nothing,
    open: nothing,
    reject: nothing,
    useBrowser: nothing,
    useViewport: nothing,
  };
}

/** Why no browser can be set so; null: it can. */
function problemOf(settings: BrowserSettings): string | null {
  try {
    checkBrowserSettings(settings);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** An address in a text of the file may hold a user and a password. */
function withoutCredentials(text: string): string {
  return text.replaceAll(/(?<=:\/\/)[^\s/@"'`]+@/gu, '');
}

/** The source in one line; in square brackets where it would read as another step than it is. */
function unclearText(source: string): string {
  const text = source
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, STEP_TEXT_MAX_LENGTH - 2);
  return isClear(readStep(text)) ? `[${text}]` : text;
}

function shorten(source: string): string {
  return source.length > SOURCE_MAX_LENGTH ? `${source.slice(0, SOURCE_MAX_LENGTH)}…` : source;
}

/** The path where the address belongs to the origin of `base`. */
function pathWithin(url: string, base: string | null): string {
  const [whole, origin] = [URL.parse(url), base === null ? null : URL.parse(base)];
  if (!whole || whole.origin !== origin?.origin) return url;
  return `${whole.pathname}${whole.search}${whole.hash}`;
}
