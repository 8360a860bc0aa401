import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IMPORT_TESTS_MAX } from 'shared/constants';
import { materialService } from '../../generation/material-service.ts';
import { UnreadableFileError, type ReadFile, type ReadTest, type SourceFile } from '../imported.ts';
import { literal } from '../naming/texts.ts';
import { nameOfTitle, tidyTags } from '../naming/titles.ts';
import { createTestWriter, type TestWriter } from '../test-writer.ts';
import { textOfBytes } from '../text/text-of-bytes.ts';

type Document = ReturnType<InstanceType<typeof Parser<ReturnType<AstBuilder['getResult']>>>['parse']>;
type Child = NonNullable<Document['feature']>['children'][number];
type Pickle = ReturnType<typeof compile>[number];
type PickleStep = Pickle['steps'][number];

/** Reads a file of Gherkin: each scenario, and each row of the examples of an outline, is a test. */
export function readFeature({ name, bytes }: SourceFile): ReadFile {
  const source = textOfBytes(bytes);
  const document = parse(source);
  const { feature } = document;
  if (!feature) throw new UnreadableFileError('The file holds no feature.');
  const lines = linesOf(document);
  const pickles = compile(document, name, newId()).filter(({ steps }) => steps.length > 0);
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

function parse(source: string): Document {
  try {
    return new Parser(new AstBuilder(newId()), new GherkinClassicTokenMatcher()).parse(source);
  } catch (error) {
    const [, line] = /\((\d+):\d+\)/u.exec(error instanceof Error ? error.message : '') ?? [];
    throw new UnreadableFileError(`The file is no Gherkin that can be read${line ? ` (line ${line})` : ''}.`);
  }
}

function writeStep(
  writer: TestWriter,
  { text, type, argument, astNodeIds }: PickleStep,
  lines: Map<string, number>,
): void {
  const place = { source: text, line: lines.get(astNodeIds[0] ?? '') ?? null };
  const presumed = type === 'Outcome' ? 'assert' : 'act';
  const { steps } = materialService.stepsOfSentence(literal(text.replaceAll(/\s+/gu, ' ').trim()), presumed);
  for (const step of steps) writer.addSentence(step, place);
  const rows =
    argument?.dataTable?.rows.map(({ cells }) => `| ${cells.map(({ value }) => value).join(' | ')} |`) ?? [];
  const below = [argument?.docString?.content ?? '', ...rows].filter((one) => one !== '').join('\n');
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
function rejectOthers(writer: TestWriter, document: Document, pickles: readonly Pickle[]): void {
  const used = new Set(pickles.flatMap(({ astNodeIds }) => astNodeIds));
  for (const { keyword, name, description, location, steps, id } of heads(document.feature)) {
    if (description?.trim())
      writer.reject(
        { source: description.trim(), line: location.line },
        `The description of "${name || keyword}".`,
      );
    if (steps && id !== undefined && keyword !== 'Background' && !used.has(id))
      writer.reject(
        { source: name || keyword, line: location.line },
        'It has no steps, or no rows of examples.',
      );
  }
  for (const { keyword, name, location, rows } of outlines(document.feature))
    if (rows > 1)
      writer.reject(
        { source: name || keyword, line: location.line },
        `Each of its ${rows} rows of examples became a test. To run one test with all rows, keep one of them and put the rows into its table under Data.`,
      );
  for (const { text, location } of document.comments)
    if (!/^\s*#\s*language\s*:/u.test(text))
      writer.reject({ source: text.trim(), line: location.line }, 'A comment.');
}

interface Head {
  keyword: string;
  name: string;
  description?: string;
  location: { line: number };
  /** Of scenarios and backgrounds. */
  steps?: readonly unknown[];
  id?: string;
}

/** The feature and everything in it that has a name: rules, backgrounds, scenarios, examples. */
function heads(feature: Document['feature']): Head[] {
  if (!feature) return [];
  const inner = (children: readonly Child[]): Head[] =>
    children.flatMap(({ background, scenario, rule }): Head[] => [
      ...(background ? [{ ...background, id: undefined }] : []),
      ...(scenario ? [scenario, ...scenario.examples.map((one): Head => ({ ...one, id: undefined }))] : []),
      ...(rule ? [{ ...rule, id: undefined }, ...inner(rule.children as readonly Child[])] : []),
    ]);
  return [feature, ...inner(feature.children)];
}

/** The scenarios with examples, and how many rows they have. */
function outlines(feature: Document['feature']): (Head & { rows: number })[] {
  const inner = (children: readonly Child[]): (Head & { rows: number })[] =>
    children.flatMap(({ scenario, rule }) => [
      ...(scenario
        ? [{ ...scenario, rows: scenario.examples.reduce((sum, { tableBody }) => sum + tableBody.length, 0) }]
        : []),
      ...(rule ? inner(rule.children as readonly Child[]) : []),
    ]);
  return feature ? inner(feature.children) : [];
}

/** The line of each step and each row of examples, by its id in the document. */
function linesOf(document: Document): Map<string, number> {
  const lines = new Map<string, number>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (typeof node === 'object' && node !== null) {
      const { id, location } = node as { id?: unknown; location?: { line: number } };
      if (typeof id === 'string' && location) lines.set(id, location.line);
      Object.values(node).forEach(visit);
    }
  };
  visit(document.feature);
  return lines;
}

function newId(): () => string {
  let last = 0;
  return () => String((last += 1));
}
