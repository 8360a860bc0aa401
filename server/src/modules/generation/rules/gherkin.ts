import type { Candidate } from './candidate.ts';

const KEYWORD = /^\s*(Given|When|Then|And|But|\*)\s+(.+)$/u;
const SCENARIO = /^\s*(?:Scenario(?: Outline| Template)?|Example)\s*:/u;

/** Whether the text is written in Gherkin: at least one When or Then line and two step lines in all. */
export function isGherkin(lines: string[]): boolean {
  const steps = lines.filter((line) => KEYWORD.test(line));
  return steps.length >= 2 && steps.some((line) => /^\s*(?:When|Then)\b/u.test(line));
}

/** The steps of every scenario, each after those of the Background; an outline takes the first row of its examples. */
export function readGherkin(lines: string[]): Candidate[] {
  const background: Candidate[] = [];
  const scenarios: { steps: Candidate[]; lines: string[] }[] = [];
  let steps = background;
  let expects = false;
  for (const line of lines) {
    if (SCENARIO.test(line)) {
      scenarios.push({ steps: [], lines: [] });
      steps = scenarios.at(-1)?.steps ?? steps;
      expects = false;
    } else if (/^\s*Background\s*:/u.test(line)) steps = background;
    scenarios.at(-1)?.lines.push(line);
    const [, keyword = '', text = ''] = KEYWORD.exec(line) ?? [];
    if (text === '') continue;
    if (keyword === 'Then') expects = true;
    if (keyword === 'Given' || keyword === 'When') expects = false;
    steps.push({ text: text.trim(), role: expects ? 'check' : keyword === 'Given' ? 'setup' : 'certain' });
  }
  if (scenarios.length === 0) return background;
  return scenarios.flatMap((scenario) => {
    const values = firstExample(scenario.lines);
    return [...background, ...scenario.steps].map((step) => ({ ...step, text: fill(step.text, values) }));
  });
}

function firstExample(lines: string[]): Map<string, string> {
  const start = lines.findIndex((line) => /^\s*Examples\s*:/u.test(line));
  const [head, row] = start < 0 ? [] : lines.slice(start + 1).filter((line) => line.trim().startsWith('|'));
  const cells = (line = '') =>
    line
      .trim()
      .replace(/^\||\|$/gu, '')
      .split('|')
      .map((cell) => cell.trim());
  const values = cells(row);
  return new Map(head ? cells(head).map((name, index) => [name, values[index] ?? '']) : []);
}

const fill = (text: string, values: Map<string, string>): string =>
  text.replace(/<([^<>]+)>/gu, (whole, name: string) => values.get(name) ?? whole);
