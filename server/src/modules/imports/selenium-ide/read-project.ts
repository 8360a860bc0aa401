import { IMPORT_TESTS_MAX } from 'shared/constants';
import { UnreadableFileError, type ReadFile, type SourcePlace } from '../imported.ts';
import { createSecrets, type Secrets } from '../naming/secrets.ts';
import { createTestWriter, type TestWriter } from '../test-writer.ts';
import { projectSchema, type SideCommand, type SideProject, type SideTest } from './project-schema.ts';
import { BLOCK_BEGIN, BLOCK_END, IN_BLOCK } from './rejected.ts';
import { createStoredValues, type StoredValues } from './values.ts';
import { hideTyped, writeCommand } from './write-command.ts';

/** Seconds that the IDE gives every suite. */
const DEFAULT_TIMEOUT = 300;
/** How deep tests may run tests. */
const DEPTH_MAX = 10;
/** How often a test runs others in all: those that run others several times multiply. */
const RUNS_MAX = 200;

/** Reads the tests of a project of Selenium IDE. A test of several suites is imported once, into the first. */
export function readProject(json: unknown): ReadFile {
  const project = projectSchema.safeParse(json).data;
  if (!project)
    throw new UnreadableFileError('This JSON is no project of Selenium IDE: it has no list of tests.');
  const surplus = project.tests.length - IMPORT_TESTS_MAX;
  const secrets = createSecrets();
  const writers = project.tests.slice(0, IMPORT_TESTS_MAX).map((test) => writeTest(test, project, secrets));
  return {
    format: 'selenium-ide',
    tests: writers.map((writer) => writer.finish()),
    problems: [
      ...(surplus > 0 ? [`The file holds more than ${IMPORT_TESTS_MAX} tests; the first were read.`] : []),
      ...project.suites.flatMap((suite) => lostOfSuite(suite, project)).map(secrets.mask),
    ],
  };
}

/** What a suite says that tests here do not have, as sentences. */
function lostOfSuite(
  { name, tests, persistSession, timeout }: SideProject['suites'][number],
  { suites }: SideProject,
): string[] {
  const first = (id: string) => suites.find((suite) => suite.tests.includes(id));
  const elsewhere = tests.filter((id) => first(id)?.name !== name).length;
  return [
    ...(persistSession && tests.length > 1
      ? [`The tests of the suite "${name}" share one window in the file. Here each has its own.`]
      : []),
    ...(timeout !== undefined && timeout !== DEFAULT_TIMEOUT
      ? [`The suite "${name}" allows its tests ${timeout} seconds. Here runs have limits of their own.`]
      : []),
    ...(elsewhere > 0
      ? [
          `${elsewhere === 1 ? '1 test was' : `${elsewhere} tests were`} imported into another suite of the file and not into "${name}".`,
        ]
      : []),
  ];
}

function writeTest(test: SideTest, project: SideProject, secrets: Secrets): TestWriter {
  const suite = project.suites.find(({ tests }) => tests.includes(test.id));
  const writer = createTestWriter({
    title: test.name,
    suiteName: suite && suite.name !== 'Default Suite' ? suite.name : null,
    baseUrl: project.url || null,
    secrets,
  });
  const values = createStoredValues(writer);
  writeCommands({ writer, values, project, runs: 0 }, test, []);
  return writer;
}

interface Context {
  writer: TestWriter;
  values: StoredValues;
  project: SideProject;
  runs: number;
}

/** @param callers names of the tests that run this one, the outermost first */
function writeCommands(context: Context, test: SideTest, callers: string[]): void {
  let depth = 0;
  for (const [index, written] of test.commands.entries()) {
    const { command, isDisabled } = activeCommand(written);
    const place = placeOf(
      command,
      index + 1,
      isDisabled,
      callers.length > 0 ? [...callers.slice(1), test.name] : [],
    );
    if (command.comment?.trim() && command.command !== '')
      context.writer.reject({ ...place, source: command.comment }, 'A comment.');
    const isControl = BLOCK_BEGIN.has(command.command) || BLOCK_END.has(command.command);
    if (!isDisabled && BLOCK_BEGIN.has(command.command)) depth++;
    if (depth > 0 && !isControl) rejectInBlock(context, command, place);
    else if (command.command === 'run') runTest(context, command, place, [...callers, test.name]);
    else writeCommand(context, command, place);
    if (!isDisabled && BLOCK_END.has(command.command)) depth = Math.max(0, depth - 1);
  }
}

/** What is stored in a block is not known behind it. */
function rejectInBlock({ writer, values }: Context, command: SideCommand, place: SourcePlace): void {
  hideTyped({ writer }, command);
  if (/^(?:execute|store)/u.test(command.command)) values.setUnknown(command.value);
  writer.reject(place, IN_BLOCK);
}

/** The steps of the test that is run stand in its place. */
function runTest(context: Context, command: SideCommand, place: SourcePlace, callers: string[]): void {
  const called = context.project.tests.find(({ name }) => name === command.target);
  if (!called) context.writer.addUnclear('act', place, `The file has no test "${command.target}".`);
  else if (place.isDisabled) context.writer.reject(place, 'The command is switched off.');
  else if (callers.includes(called.name) || callers.length > DEPTH_MAX)
    context.writer.reject(place, 'The test runs itself.');
  else if (++context.runs > RUNS_MAX) context.writer.reject(place, 'The test runs other tests too often.');
  else writeCommands(context, called, callers);
}

/** `//click` is switched off; an empty command with a comment is one. */
function activeCommand(written: SideCommand): { command: SideCommand; isDisabled: boolean } {
  const isDisabled = written.command.startsWith('//');
  return { command: { ...written, command: written.command.replace(/^\/\//u, '') }, isDisabled };
}

function placeOf(
  { command, target, value, comment }: SideCommand,
  line: number,
  isDisabled: boolean,
  callers: string[],
): SourcePlace {
  const words =
    command === '' ? (comment ?? '') : [command, target, value].filter((one) => one !== '').join(' | ');
  return { source: callers.length > 0 ? `${callers.at(-1) ?? ''} → ${words}` : words, line, isDisabled };
}
