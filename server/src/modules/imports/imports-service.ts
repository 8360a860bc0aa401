import { IMPORT_MAX_BYTES, IMPORT_TESTS_MAX } from 'shared/constants';
import type { ImportedTest, ImportPreview } from 'shared/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { ReadingsService } from '../readings/readings-service.ts';
import type { ReadTest, SourceFile } from './imported.ts';
import { createCompanyQueue } from './reading/company-queue.ts';
import { readFiles } from './reading/read-files.ts';
import { readOwnFiles, isOwnFile } from './steplight/read-own-files.ts';

/** Steps of one preview: each of them is read by the step language, with suggestions. */
const STEPS_MAX_IN_ALL = 2000;

export type ImportsService = ReturnType<typeof createImportsService>;

export function createImportsService({ readings }: { readings: ReadingsService }) {
  const enqueue = createCompanyQueue();
  const withReadings = async (
    companyId: number,
    { steps, ...test }: ReadTest,
  ): Promise<Omit<ImportedTest, 'file' | 'format'>> => {
    const sentences = steps.filter(({ type }) => type !== 'module');
    const known = await readings.read(companyId, {
      steps: sentences.map(({ action, type }) => ({ action, type: type === 'assert' ? 'assert' : 'act' })),
      variables: [...test.variables, ...(test.table?.columns ?? [])].map(({ name }) => name),
    });
    const readingOf = new Map(sentences.map((step, index) => [step, known[index] ?? null]));
    return { ...test, steps: steps.map((step) => ({ ...step, reading: readingOf.get(step) ?? null })) };
  };

  return {
    /**
     * What files of other tools hold as tests, with a reading of each step; nothing is stored. A file that cannot be read is a problem.
     * 413 for more than 20 MB. Ends when the signal aborts.
     */
    async preview(
      companyId: number,
      files: { name: string; content_base64: string }[],
      signal: AbortSignal,
    ): Promise<ImportPreview> {
      const sources = decode(files);
      const foreign = sources.filter(({ name }) => !isOwnFile(name));
      const answers = await enqueue(companyId, () => readFiles(foreign, signal));
      const own = await readOwnFiles(sources.filter(({ name }) => isOwnFile(name)));
      const preview: ImportPreview = { tests: [], problems: [...own.problems] };
      let steps = 0;
      const addTests = async (file: string, format: ImportedTest['format'], tests: ReadTest[]) => {
        const count = tests.reduce((sum, test) => sum + test.steps.length, 0);
        if (preview.tests.length + tests.length > IMPORT_TESTS_MAX || steps + count > STEPS_MAX_IN_ALL)
          preview.problems.push({
            file,
            message: `It was left out: an import takes at most ${IMPORT_TESTS_MAX} tests and ${STEPS_MAX_IN_ALL} steps. Import it on its own, or split it.`,
          });
        else {
          steps += count;
          for (const test of tests)
            preview.tests.push({ ...(await withReadings(companyId, test)), file, format });
        }
      };
      for (const [index, { name }] of foreign.entries()) {
        const answer = answers[index];
        if (!answer || 'problem' in answer)
          preview.problems.push({ file: name, message: answer?.problem ?? '' });
        else {
          preview.problems.push(...answer.read.problems.map((message) => ({ file: name, message })));
          await addTests(name, answer.read.format, answer.read.tests);
        }
      }
      for (const { file, test } of own.tests) await addTests(file, 'steplight', [test]);
      return preview;
    },
  };
}

function decode(files: { name: string; content_base64: string }[]): SourceFile[] {
  const sources = files.map(({ name, content_base64 }) => ({
    name,
    bytes: new Uint8Array(Buffer.from(content_base64, 'base64')),
  }));
  const size = sources.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (size > IMPORT_MAX_BYTES)
    throw new AppError(
      413,
      'import_too_large',
      `The files have more than ${IMPORT_MAX_BYTES / 1024 / 1024} MB together.`,
    );
  return sources;
}
