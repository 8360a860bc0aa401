import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import type { Group, Piece } from './piece.ts';
import { readLines } from './read-lines.ts';

type Document = Parameters<typeof compile>[0];
type Feature = NonNullable<Document['feature']>;
type Scenario = NonNullable<Feature['children'][number]['scenario']>;
type Pickle = ReturnType<typeof compile>[number];

/** A background is repeated for each scenario, so that a short text can hold very many steps. */
const MAX_STEPS = 1000;

/** The steps of each scenario, those of its background first, an outline by the first row of its examples; null: this is no Gherkin. */
export function readGherkin(source: string): Piece[] | null {
  const feature = parseWhole(source) ?? parseSteps(source);
  if (!feature) return null;
  const pieces: Piece[] = [];
  const group: Group = { accepts: 'all' };
  let count = 0;
  pieces.push(...readLines(feature.description));
  for (const { document, scenario } of eachScenario(feature)) {
    pieces.push(...readLines(scenario.description));
    const [pickle] = count > MAX_STEPS ? [] : compile(document, '', newId());
    if (pickle) pieces.push(...pickle.steps.flatMap((step) => stepPieces(step, group)));
    else
      pieces.push({ text: scenario.name, why: 'The steps before this scenario are many enough for a test.' });
    count += pickle?.steps.length ?? 0;
    for (const row of otherRows(scenario))
      pieces.push({ text: row, why: 'Another row of examples: it makes a test of its own.' });
  }
  return pieces;
}

/** With its keywords "Feature" or "Scenario"; undefined: it has no steps, or is something else. */
function parseWhole(source: string): Feature | undefined {
  return [source, `Feature:\n${source}`]
    .map(parse)
    .find((feature) => feature && eachScenario(feature).length > 0);
}

/** Lines of steps only, at least one of them with another keyword than `*`, which may as well begin an entry of a list. */
function parseSteps(source: string): Feature | undefined {
  const feature = parse(`Feature:\nScenario:\n${source}`);
  const scenario = feature?.children[0]?.scenario;
  const isPlain = scenario?.description === '' && feature?.children.length === 1;
  return isPlain && scenario.steps.some(({ keywordType }) => keywordType !== 'Unknown') ? feature : undefined;
}

function parse(source: string): Feature | undefined {
  try {
    const document = new Parser(new AstBuilder(newId()), new GherkinClassicTokenMatcher()).parse(source);
    return document.feature;
  } catch {
    // The parser reports by exceptions what no Gherkin is.
    return undefined;
  }
}

/** Each scenario that has steps, with a document of its own that holds only it and its backgrounds. */
function eachScenario(feature: Feature): { scenario: Scenario; document: Document }[] {
  const within = (children: Feature['children']) => ({ feature: { ...feature, children }, comments: [] });
  const background = feature.children.filter((child) => child.background);
  return feature.children
    .flatMap(({ scenario, rule }) => {
      if (scenario)
        return [{ scenario, document: within([...background, { scenario: withOneRow(scenario) }]) }];
      if (!rule) return [];
      const ownBackground = rule.children.filter((child) => child.background);
      return rule.children.flatMap((child) => {
        if (!child.scenario) return [];
        const children = [...ownBackground, { scenario: withOneRow(child.scenario) }];
        return {
          scenario: child.scenario,
          document: within([...background, { rule: { ...rule, children } }]),
        };
      });
    })
    .filter(({ scenario }) => scenario.steps.length > 0);
}

const rowsOf = (scenario: Scenario) => scenario.examples.flatMap(({ tableBody }) => tableBody);

function withOneRow(scenario: Scenario): Scenario {
  const filled = scenario.examples.find(({ tableBody }) => tableBody.length > 0);
  return { ...scenario, examples: filled ? [{ ...filled, tableBody: filled.tableBody.slice(0, 1) }] : [] };
}

function otherRows(scenario: Scenario): string[] {
  return rowsOf(scenario)
    .slice(1)
    .map(({ cells }) => `| ${cells.map(({ value }) => value).join(' | ')} |`);
}

function stepPieces({ text, type, argument }: Pickle['steps'][number], group: Group): Piece[] {
  const step: Piece = { text, type: type === 'Outcome' ? 'assert' : 'act', group };
  const rows =
    argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value).join(' | ')) ?? [];
  const below = [argument?.docString?.content ?? '', ...rows].filter((line) => line !== '').join('\n');
  return below === '' ? [step] : [step, { text: below, why: 'A table or a text under a step.' }];
}

function newId(): () => string {
  let last = 0;
  return () => String((last += 1));
}
