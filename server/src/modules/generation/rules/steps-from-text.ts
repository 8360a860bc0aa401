import type { GeneratedStep } from 'shared/contract';
import type { Candidate } from './candidate.ts';
import { cleanMarkup } from './clean.ts';
import { splitConditions } from './conditions.ts';
import { isGherkin, readGherkin } from './gherkin.ts';
import { hasList, readLists } from './lists.ts';
import { splitSentences } from './sentences.ts';
import { readStatement } from './statement.ts';
import { readTable } from './tables.ts';
import { capitalise } from './words.ts';

const MAX_STEPS = 200;
const MAX_ACTION_LENGTH = 5000;
/** "AC1:", "Step 3 -" */
const LABEL = /^\s*(?:ac|tc|req|criterion|step|scenario|test)\s*[-#]?\s*\d+\s*[:.)–-]+\s*/iu;
/** What only a look at the picture can tell. */
const LOOKS =
  /\b(?:colou?rs?|looks?|layout|aligned|overlaps?|cut off|truncated|blurry|visually|design|red|green|blue|orange|yellow|logo|chart|graph|picture|photo)\b/iu;

/** The steps that a ticket, a test case or a description of a flow holds, in its order; none where it holds none. Plain rules: the same text always gives the same steps. */
export function stepsFromText(source: string): GeneratedStep[] {
  const steps: GeneratedStep[] = [];
  for (const candidate of readCandidates(cleanMarkup(source).split('\n')))
    for (const step of readCandidate(candidate)) if (step.action !== steps.at(-1)?.action) steps.push(step);
  return steps.slice(0, MAX_STEPS);
}

function readCandidates(lines: string[]): Candidate[] {
  if (isGherkin(lines)) return readGherkin(lines);
  const table = readTable(lines);
  if (table) return table;
  if (hasList(lines)) return readLists(lines);
  return paragraphs(lines).map((text) => ({ text, role: 'prose' }));
}

/** Lines of one paragraph belong together; a short line without a full stop stands alone. */
function paragraphs(lines: string[]): string[] {
  return lines
    .map((line) =>
      line.trim() === '' || /^\s*#/u.test(line) ? '\n' : `${line.trim()}${isWhole(line) ? '\n' : ' '}`,
    )
    .join('')
    .split('\n')
    .filter((text) => text.trim() !== '');
}

const isWhole = (line: string): boolean => line.trim().length < 60 || /[.!?;:]\s*$/u.test(line);

function readCandidate({ text, role }: Candidate): GeneratedStep[] {
  return splitSentences(text.replace(LABEL, ''))
    .flatMap(splitConditions)
    .flatMap((sentence): GeneratedStep[] => {
      const read = readStatement(sentence, role === 'certain' || role === 'check');
      const draft = role === 'check' ? asCheck(sentence, read) : read;
      if (!draft || (role === 'setup' && draft.type === 'assert')) return [];
      const action = draft.action.slice(0, MAX_ACTION_LENGTH);
      return [{ ...draft, action, use_vision: draft.type === 'assert' && LOOKS.test(action) }];
    });
}

/** What stands under "Expected" is a check, however it is worded; acting words in it are steps on the way ("Click Save. …"). */
function asCheck(sentence: string, read: ReturnType<typeof readStatement>) {
  if (read || /^given\b/iu.test(sentence)) return read;
  const action = capitalise(sentence.trim().replace(/^(?:then|and|but)\s+/iu, ''));
  return /\p{L}/u.test(action) ? ({ type: 'assert', action } as const) : null;
}
