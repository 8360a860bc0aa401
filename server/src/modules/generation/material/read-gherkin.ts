import {
  compileGherkin,
  parseGherkin,
  readPickleStep,
  rowText,
  scenariosOf,
  type Background,
  type Child,
  type Gherkin,
  type PickleStep,
  type Scenario,
} from '../../../platform/gherkin.ts';
import type { Group, Piece } from './piece.ts';
import { readLines } from './read-lines.ts';

/** A background is repeated for each scenario, so that a short text can hold very many steps. */
const MAX_STEPS = 1000;

/** The steps of each scenario, those of its background first, an outline by the first row of its examples; null: this is no Gherkin. */
export function readGherkin(source: string): Piece[] | null {
  const document = parseWhole(source) ?? parseSteps(source);
  if (!document) return null;
  const { feature, comments } = document;
  const pieces: Piece[] = comments.map(({ text }) => ({
    text: text.replace(/^\s*#+/, ''),
    why: 'A comment.',
  }));
  let count = 0;

  const readScenario = (scenario: Scenario, backgrounds: Background[]) => {
    pieces.push(...readHead(scenario));
    const group: Group = { accepts: 'all', test: scenario.name };
    const isTooMuch = count > MAX_STEPS;
    const steps = isTooMuch ? [] : stepsOf(document, scenario, backgrounds);
    pieces.push(...steps.flatMap((step) => readStep(step, group)));
    if (isTooMuch) pieces.push(...scenario.steps.map(readSurplusStep));
    count += steps.length;
    pieces.push(...readExamples(scenario));
  };
  const readChildren = (children: readonly Child[], outer: Background[]) => {
    const backgrounds = [...outer, ...children.flatMap(({ background }) => background ?? [])];
    for (const { background, scenario, rule } of children) {
      if (background) pieces.push(...readHead(background));
      if (scenario) readScenario(scenario, backgrounds);
      if (rule) {
        pieces.push(...readHead(rule));
        readChildren(rule.children, backgrounds);
      }
    }
  };
  pieces.push(...readHead(feature));
  readChildren(feature.children, []);
  return pieces;
}

/** With its keywords "Feature" or "Scenario"; undefined: it has no steps, or is something else. */
function parseWhole(source: string): Gherkin | undefined {
  return [source, `Feature:\n${source}`]
    .map(parse)
    .find((document) => document && scenariosOf(document.feature).some(({ steps }) => steps.length > 0));
}

/** Lines of steps only, at least one of them with another keyword than `*`, which may as well begin an entry of a list. */
function parseSteps(source: string): Gherkin | undefined {
  const document = parse(`Feature:\nScenario:\n${source}`);
  const [child, ...others] = document?.feature.children ?? [];
  const scenario = others.length === 0 ? child?.scenario : undefined;
  const isPlain = scenario?.description === '';
  return isPlain && scenario.steps.some(({ keywordType }) => keywordType !== 'Unknown')
    ? document
    : undefined;
}

function parse(source: string): Gherkin | undefined {
  try {
    return parseGherkin(source);
  } catch {
    // The parser reports by exceptions what no Gherkin is.
    return undefined;
  }
}

/** The steps of the backgrounds and of the scenario, as if it were the only one and had one row of examples. */
function stepsOf({ feature }: Gherkin, scenario: Scenario, backgrounds: Background[]): PickleStep[] {
  const [background] = backgrounds;
  const steps = backgrounds.flatMap((one) => one.steps);
  const children = [
    ...(background ? [{ background: { ...background, steps } }] : []),
    { scenario: withOneRow(scenario) },
  ];
  const [pickle] = compileGherkin({ feature: { ...feature, children }, comments: [] });
  return [...(pickle?.steps ?? [])];
}

function withOneRow(scenario: Scenario): Scenario {
  const filled = scenario.examples.find(({ tableBody }) => tableBody.length > 0);
  return { ...scenario, examples: filled ? [{ ...filled, tableBody: filled.tableBody.slice(0, 1) }] : [] };
}

/** The names of what holds steps say what they are about. */
function readHead({ name, description }: { name: string; description: string }): Piece[] {
  return [{ text: name, why: 'A heading.' }, ...readLines(description)];
}

/** The first row of all examples fills the steps; what it does not fill and the other rows are not used. */
function readExamples({ examples, steps }: Scenario): Piece[] {
  const first = examples.find(({ tableBody }) => tableBody.length > 0)?.tableBody[0];
  return examples.flatMap(({ tableHeader, tableBody, ...head }) => {
    const names = tableHeader?.cells.map(({ value }) => `<${value}>`) ?? [];
    const isFilledIn = names.every((name) => steps.some((step) => JSON.stringify(step).includes(name)));
    return [
      ...readHead(head),
      ...(tableHeader ? [{ text: rowText(tableHeader), why: 'The heading of a table.' }] : []),
      ...tableBody
        .filter((row) => row !== first || !isFilledIn)
        .map((row) => ({
          text: rowText(row),
          why:
            row === first
              ? 'No step uses all of this row of examples.'
              : 'Another row of examples: it makes a test of its own.',
        })),
    ];
  });
}

function readStep(pickled: PickleStep, group: Group): Piece[] {
  const { type, below } = readPickleStep(pickled);
  const step: Piece = { text: pickled.text, type, group };
  return below === '' ? [step] : [step, { text: below, why: 'A table or a text under a step.' }];
}

/** A step of a scenario that is not read any more, with what is under it. */
function readSurplusStep({ text, docString, dataTable }: Scenario['steps'][number]): Piece {
  const lines = [text, docString?.content ?? '', ...(dataTable?.rows.map(rowText) ?? [])];
  return { text: lines.join('\n').trim(), why: 'The steps before this one are many enough for a test.' };
}
