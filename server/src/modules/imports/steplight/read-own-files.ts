import { kindOf, readTestFiles, type ReadTest as OwnTest } from '../../test-files/test-files-service.ts';
import { UnreadableFileError, type ReadFile, type ReadTest, type SourceFile } from '../imported.ts';
import { isSecretField } from 'shared/step-language';
import { usedNames } from '../naming/texts.ts';
import { textOfBytes } from '../text/text-of-bytes.ts';

interface OwnFiles {
  tests: { file: string; test: ReadTest }[];
  problems: { file: string; message: string }[];
}

/** Whether a file is one of Steplight's own: a test, its plan or table, or a suite, as `steplight pull` writes them. */
export function isOwnFile(name: string): boolean {
  return kindOf(name.replaceAll('\\', '/')) !== undefined;
}

/** The same of the files of an archive, as the dashboard exports them. */
export async function readOwnArchive(files: Map<string, Uint8Array>): Promise<ReadFile> {
  const { tests, problems } = await readOwnFiles([...files].map(([name, bytes]) => ({ name, bytes })));
  return {
    format: 'steplight',
    tests: tests.map(({ test }) => test),
    problems: problems.map(({ file, message }) => `${file}: ${message}`),
  };
}

/** Reads tests and modules with the plans that stand next to them. Ids are left out: what is imported is new. */
export async function readOwnFiles(files: readonly SourceFile[]): Promise<OwnFiles> {
  const problems: OwnFiles['problems'] = [];
  const texts = files.flatMap(({ name, bytes }) => {
    try {
      return [{ path: name.replaceAll('\\', '/').replace(/^\/+/u, ''), content: textOfBytes(bytes) }];
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      problems.push({ file: name, message: error.message });
      return [];
    }
  });
  const read = await readTestFiles(texts);
  for (const { path, line, message } of read.problems)
    problems.push({ file: path, message: line === null ? message : `Line ${line}: ${message}` });
  for (const { path } of read.suites)
    problems.push({
      file: path,
      message: 'Settings of suites are not imported. Use "steplight push", or set them in the suite.',
    });
  return { tests: read.tests.map((test) => ({ file: test.path, test: asRead(test) })), problems };
}

function asRead(own: OwnTest): ReadTest {
  const { title, type, startingUrl, suiteName, tags, attachment, steps, plan, browser, handlers } = own;
  const table = own.table?.content;
  const names = new Set([...handlers, ...steps.map(({ action }) => action)].flatMap(usedNames));
  const columns = new Set(table?.columns.map(({ name }) => name));
  const remembered = new Set(steps.map(({ action }) => /^Remember .* as (\w+)$/su.exec(action)?.[1]));
  const secretColumns = table?.columns.filter(({ is_secret: isSecret }) => isSecret) ?? [];
  return {
    title,
    type,
    starting_url: startingUrl,
    suite_name: suiteName,
    tags,
    ...(Object.keys(browser).length > 0 && { browser }),
    ...(handlers.length > 0 && { handlers }),
    ...(table && { table }),
    steps: steps.map(({ action, useVision, isDisabled, module, line, source, ...step }) => ({
      type: step.type,
      action,
      use_vision: useVision,
      is_disabled: isDisabled,
      module_title: module?.title ?? null,
      source,
      line,
      warning: null,
    })),
    rejected: [
      ...(attachment === null ? [] : [{ source: attachment, why: ATTACHMENT }]),
      ...secretColumns.map(({ name }) => ({ source: name, why: SECRET_COLUMN })),
    ].map((one) => ({ ...one, line: null })),
    variables: [...names]
      .filter((name) => !columns.has(name) && !remembered.has(name))
      .map((name) => ({ name, value: null, is_secret: isSecretField(name) })),
    plan: plan?.entries.map((entry) => ({ ...entry, origin: 'import' as const })) ?? [],
  };
}

const ATTACHMENT = 'Attached files are not in the text. Attach it to the test again.';
const SECRET_COLUMN =
  'The values of this column of the table are secrets, which are in no file. Enter them in the editor.';
