import { BLUEPRINT_TITLE_MAX_LENGTH, STEPS_MAX } from 'shared/constants';
import { nameTextSchema } from 'shared/contract';
import { mapYielding } from '../../../platform/map-yielding.ts';
import { unescapeText } from './escape.ts';
import type { FileProblem, FileStep, Read, TestContent } from './file-content.ts';
import { parseStep, type WrittenStep } from './parse-step.ts';
import { typeOfSentence } from './step-type.ts';
import { readTestSettings } from './test-settings.ts';

const MAX_PROBLEMS = 100;
const titleSchema = nameTextSchema.trim().min(1).max(BLUEPRINT_TITLE_MAX_LENGTH);

/** A step with where it stands in its file. */
export interface ReadStep extends FileStep {
  line: number;
  /** As the file says it. */
  source: string;
}

/** Reads a test or module, in the form that `printTest` gives it or as a person writes it. Problems say their line and what to do. */
export async function parseTest(text: string): Promise<Read<TestContent<ReadStep>>> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n/);
  const problems: FileProblem[] = [];
  const body = findBody(lines, problems);
  const settings = readTestSettings(lines.slice(1, Math.max(body - 1, 1)).join('\n'), problems);
  const { title, steps } = readBody(lines, body, problems);
  const nested = settings.type === 'module' ? steps.find(({ module }) => module !== null) : undefined;
  if (nested)
    problems.push({
      line: nested.line,
      message: 'A module cannot contain modules. Write its steps instead.',
    });
  if (title === null && problems.length === 0)
    problems.push({ line: null, message: 'The title is missing. Write "# Title" above the steps.' });
  if (problems.length > 0 || title === null)
    return { content: null, problems: problems.slice(0, MAX_PROBLEMS) };
  const typed = await mapYielding(steps, (step) => ({
    ...step,
    type: step.type ?? typeOfSentence(step.action),
  }));
  return { content: { ...settings, title, steps: typed }, problems: [] };
}

/** The index of the first line behind the front matter; 0 without one. */
function findBody(lines: string[], problems: FileProblem[]): number {
  if (lines[0]?.trimEnd() !== '---') return 0;
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end > 0) return end + 1;
  problems.push({ line: 1, message: 'The settings do not end. Write a line with --- behind them.' });
  return lines.length;
}

function readBody(lines: string[], start: number, problems: FileProblem[]) {
  let title: string | null = null;
  const steps: (WrittenStep & Omit<ReadStep, 'type'>)[] = [];
  for (const [index, line] of lines.entries()) {
    if (index < start || line.trim() === '' || problems.length >= MAX_PROBLEMS) continue;
    const report = (message: string) => void problems.push({ line: index + 1, message });
    const heading = /^#(?:\s+(.*))?$/.exec(line);
    const written = /^ {0,3}\d{1,9}[.)](?:\s+(.*))?$/.exec(line);
    if (heading && title === null && steps.length === 0) title = readTitle(heading[1] ?? '', report);
    else if (written && steps.length === STEPS_MAX) report(`A test can have at most ${STEPS_MAX} steps.`);
    else if (written) {
      const step = parseStep(written[1] ?? '', report);
      if (step) steps.push({ ...step, line: index + 1, source: line.trim() });
    } else report(adviceFor(line, steps.length + 1));
  }
  return { title, steps };
}

function readTitle(written: string, report: (message: string) => void): string {
  const title = titleSchema.safeParse(unescapeText(written.trim()));
  if (title.success) return title.data;
  report(`A title has 1 to ${BLUEPRINT_TITLE_MAX_LENGTH} characters that can be stored.`);
  return '';
}

/** Why a line is neither title nor step, and what to write instead. */
function adviceFor(line: string, number: number): string {
  const bullet = /^\s{0,3}[-*+]\s+(.*)$/.exec(line)?.[1];
  if (bullet !== undefined) return `Steps are numbered. Write "${number}. ${shorten(bullet)}".`;
  if (line.startsWith('#'))
    return 'A file has one title, above its steps, and no other headings. Delete this line.';
  if (/^\s/.test(line)) return 'A step stands on one line. Write a line break within it as &#10;.';
  return `Text between the steps is not kept. Make it a step ("${number}. …"), or delete the line.`;
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
