import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';

type GherkinDocument = Parameters<typeof compile>[0];
type Feature = NonNullable<GherkinDocument['feature']>;
export type Child = Feature['children'][number];
export type Background = NonNullable<Child['background']>;
export type Scenario = NonNullable<Child['scenario']>;
type Rule = NonNullable<Child['rule']>;
/** A scenario, or a row of the examples of an outline, with its backgrounds. */
export type Pickle = ReturnType<typeof compile>[number];
export type PickleStep = Pickle['steps'][number];
/** A document that holds anything. */
export type Gherkin = GherkinDocument & { feature: Feature };

/** Something in a document that has a name. `scenario`: it is one. */
interface GherkinPart {
  part: Feature | Rule | Background | Scenario | Scenario['examples'][number];
  scenario?: Scenario;
}

/** Undefined: it holds nothing. @throws the parser's error where it is no Gherkin */
export function parseGherkin(source: string): Gherkin | undefined {
  const document = new Parser(new AstBuilder(newId()), new GherkinClassicTokenMatcher()).parse(source);
  return document.feature && { ...document, feature: document.feature };
}

export const compileGherkin = (document: GherkinDocument): readonly Pickle[] =>
  compile(document, '', newId());

/** The feature and everything in it, in the order of the document. */
export function partsOf(feature: Feature): GherkinPart[] {
  const inner = (children: readonly Child[]): GherkinPart[] =>
    children.flatMap(({ background, scenario, rule }) => [
      ...(background ? [{ part: background }] : []),
      ...(scenario ? [{ part: scenario, scenario }, ...scenario.examples.map((part) => ({ part }))] : []),
      ...(rule ? [{ part: rule }, ...inner(rule.children)] : []),
    ]);
  return [{ part: feature }, ...inner(feature.children)];
}

export const scenariosOf = (feature: Feature): Scenario[] =>
  partsOf(feature).flatMap(({ scenario }) => scenario ?? []);

/** What a step does, by its keyword, and the table or text under it, which may be empty. */
export function readPickleStep({ type, argument }: PickleStep): { type: 'act' | 'assert'; below: string } {
  const lines = [argument?.docString?.content ?? '', ...(argument?.dataTable?.rows.map(rowText) ?? [])];
  return {
    type: type === 'Outcome' ? 'assert' : 'act',
    below: lines.filter((line) => line !== '').join('\n'),
  };
}

export function rowText({ cells }: { cells: readonly { value: string }[] }): string {
  return `| ${cells.map(({ value }) => value).join(' | ')} |`;
}

function newId(): () => string {
  let last = 0;
  return () => String((last += 1));
}
