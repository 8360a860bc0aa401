import { IMPORT_TESTS_MAX } from 'shared/constants';
import {
  compileGherkin,
  parseGherkin,
  partsOf,
  readPickleStep,
  scenariosOf,
  type Gherkin,
  type Pickle,
  type PickleStep,
} from '../../../platform/gherkin.ts';
import { materialService } from '../../generation/material-service.ts';
import { UnreadableFileError, type ReadFile, type ReadTest, type SourceFile } from '../imported.ts';
import { literal } from '../naming/texts.ts';
import { nameOfTitle, tidyTags } from '../naming/titles.ts';
import { createTestWriter, type TestWriter } from '../test-writer.ts';
import { textOfBytes } from '../text/text-of-bytes.ts';

/** Reads a file of Gherkin: each scenario, and each row of the examples of an outline, is a test. */
export function readFeature({ name, bytes }: SourceFile): ReadFile {
  const source = textOfBytes(bytes);
  const document = parse(source);
  if (!document) throw new UnreadableFileError('The file holds no feature.');
  const { feature } = document;
  const lines = linesOf(document);
  const pickles = compileGherkin(document).filter(({ steps }) => steps.length > 0);
  const problems =
    pickles.length > IMPORT_TESTS_MAX
      ? [`The file holds more than ${IMPORT_TESTS_MAX} tests; the first were read.`]
      : [];
  const suiteName = feature.name.trim() || nameOfTitle(name);
  const titles = titlesOf(pickles);
  const tests = pickles.slice(0, IMPORT_TESTS_MAX).map((pickle, index): ReadTest => {
    const writer = createTestWriter({
      title: titles[index] ?? suiteName,
      suiteName,
      tags: tidyTags(pickle.tags.map((tag) => tag.name)),
    });
    for (const step of pickle.steps) writeStep(writer, step, lines);
    if (index === 0) rejectOthers(writer, document, pickles);
    return writer.finish();
  });
  return {
    format: 'gherkin',
    tests,
    problems: tests.length > 0 ? problems : ['The feature has no scenarios with steps.'],
  };
}

function parse(source: string): Gherkin | undefined {
  try {
    return parseGherkin(source);
  } catch (error) {
    const [, line] = /\((\d+):\d+\)/u.exec(error instanceof Error ? error.message : '') ?? [];
    throw new UnreadableFileError(`The file is no Gherkin that can be read${line ? ` (line ${line})` : ''}.`);
  }
}

function writeStep(writer: TestWriter, step: PickleStep, lines: Map<string, number>): void {
  const { text, astNodeIds } = step;
  const place = { source: text, line: lines.get(astNodeIds[0] ?? '') ?? null };
  const { type, below } = readPickleStep(step);
  const { steps } = materialService.stepsOfSentence(literal(text.replaceAll(/\s+/gu, ' ').trim()), type);
  for (const sentence of steps) writer.addSentence(sentence, place);
  if (below !== '') writer.reject({ source: below, line: place.line }, 'A table or a text under a step.');
}

/** Rows of an outline whose titles are alike are distinguished by their numbers. */
function titlesOf(pickles: readonly Pickle[]): string[] {
  const counts = Map.groupBy(pickles, ({ name }) => name);
  const seen = new Map<string, number>();
  return pickles.map(({ name }) => {
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    const title = name.trim() || 'Scenario';
    return (counts.get(name)?.length ?? 0) > 1 ? `${title} (${number})` : title;
  });
}

/** What belongs to no test is listed with the first: comments, descriptions, and scenarios that make none. */
function rejectOthers(writer: TestWriter, { feature, comments }: Gherkin, pickles: readonly Pickle[]): void {
  const used = new Set(pickles.flatMap(({ astNodeIds }) => astNodeIds));
  for (const { part, scenario } of partsOf(feature)) {
    const { keyword, name, description, location } = part;
    if (description.trim())
      writer.reject(
        { source: description.trim(), line: location.line },
        `The description of "${name || keyword}".`,
      );
    if (scenario && !used.has(scenario.id))
      writer.reject(
        { source: name || keyword, line: location.line },
        'It has no steps, or no rows of examples.',
      );
  }
  for (const { keyword, name, location, examples } of scenariosOf(feature)) {
    const rows = examples.reduce((sum, { tableBody }) => sum + tableBody.length, 0);
    if (rows > 1)
      writer.reject(
        { source: name || keyword, line: location.line },
        `Each of its ${rows} rows of examples became a test. To run one test with all rows, keep one of them and put the rows into its table under Data.`,
      );
  }
  for (const { text, location } of comments)
    if (!/^\s*#\s*language\s*:/u.test(text))
      writer.reject({ source: text.trim(), line: location.line }, 'A comment.');
}

/** The line of each step, by its id in the document. */
function linesOf({ feature }: Gherkin): Map<string, number> {
  return new Map(
    partsOf(feature).flatMap(({ part }) =>
      'steps' in part ? part.steps.map(({ id, location }): [string, number] => [id, location.line]) : [],
    ),
  );
}
