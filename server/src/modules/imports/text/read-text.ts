import { materialService } from '../../generation/material-service.ts';
import type { ReadFile, ReadTest, SourceFile } from '../imported.ts';
import { nameOfTitle } from '../naming/titles.ts';
import { createTestWriter } from '../test-writer.ts';
import { splitSections, type Section } from './sections.ts';
import { textOfBytes } from './text-of-bytes.ts';

/** Reads a text or a Markdown file: each of its headings with steps below it is a test. */
export async function readText({ name, bytes }: SourceFile): Promise<ReadFile> {
  const text = textOfBytes(bytes).replace(/\r\n?/gu, '\n');
  const title = nameOfTitle(name);
  const tests: ReadTest[] = [];
  for (const section of splitSections(text)) tests.push(await readSection(section, title));
  const withSteps = tests.filter(({ steps }) => steps.length > 0);
  const [first, ...others] = withSteps.length > 0 ? withSteps : tests;
  if (!first) return { format: 'text', tests: [], problems: ['The file is empty.'] };
  // What stands under headings without steps is listed with the first test.
  const rejected = tests
    .filter((test) => test !== first && !others.includes(test))
    .flatMap((test) => test.rejected);
  return {
    format: 'text',
    tests: [{ ...first, rejected: [...first.rejected, ...rejected] }, ...others],
    problems: withSteps.length > 0 ? [] : ['No steps were found in this text.'],
  };
}

async function readSection({ title, text, line }: Section, fileTitle: string): Promise<ReadTest> {
  const lines = text.split('\n').map((one) => one.trim());
  const writer = createTestWriter({ title: title || fileTitle });
  const { steps, leftOut } = await materialService.readTestMaterial(text);
  let at = 0;
  const lineOf = (source: string): number | null => {
    const [start = ''] = source.split('\n');
    const found = lines.findIndex(
      (one, index) => index >= at && start.trim() !== '' && one.includes(start.trim()),
    );
    if (found < 0) return null;
    at = found;
    return line + found;
  };
  for (const step of steps) writer.addSentence(step, { source: step.source, line: lineOf(step.source) });
  at = 0;
  for (const { text: source, why } of leftOut) writer.reject({ source, line: lineOf(source) }, why);
  return writer.finish();
}
