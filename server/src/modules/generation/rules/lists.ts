import type { Candidate } from './candidate.ts';

const ITEM =
  /^(\s*)(?:(?:step\s+)?\(?(?:\d{1,3}|[a-z])(?:\.\d+)*[.):]|[-*+•‣–]|☐|☑)\s+(?:\[[ xX]?\]\s*)?(.*)$/iu;
const HEADING = /^\s*(?:#{1,6}\s+(.+?)\s*#*|([^:]{2,60}):)\s*$/u;
const LABELLED =
  /^\s*(?:[-*•]\s*)?(expected(?: results?| outcome| behaviou?r)?|expect|result|actual(?: results?| behaviou?r)?|acceptance criteria|preconditions?|environment|notes?)\s*:\s*(\S.*)$/iu;

type Section = Candidate['role'] | 'none' | 'unnamed';

function sectionOf(heading: string): Section {
  if (/\b(?:expect|acceptance|criteria|outcome|definition of done|verif|assert|success)/iu.test(heading))
    return 'check';
  if (
    /^(?:actual|environment|notes?|out of scope|non[- ]goals?|background|context|links?|references?|attachments?|open questions?|risks?|goals?|metrics|stakeholders|summary|overview|introduction|motivation)\b/iu.test(
      heading,
    )
  )
    return 'none';
  if (/\b(?:pre-?conditions?|prerequisites?|setup|given)\b/iu.test(heading)) return 'setup';
  return /\b(?:steps?|flow|scenario|procedure|how to|instructions?|test case|reproduce|happy path|journey)\b/iu.test(
    heading,
  )
    ? 'certain'
    : 'unnamed';
}

/** Whether the text is laid out in items and labelled lines, not in sentences alone. */
export function hasList(lines: string[]): boolean {
  return lines.filter((line) => ITEM.test(line) || LABELLED.test(line)).length >= 2;
}

/** Items of lists under the role that their heading gives them; text around the lists is left out, unless it is labelled ("Expected: …"). */
export function readLists(lines: string[]): Candidate[] {
  const candidates: Candidate[] = [];
  let section: Section = 'unnamed';
  for (const line of lines) {
    const labelled = LABELLED.exec(line);
    const item = ITEM.exec(line);
    const heading = HEADING.exec(line);
    if (labelled?.[1] && labelled[2]) add(candidates, sectionOf(labelled[1]), labelled[2]);
    else if (item) {
      // An item that ends in a colon only introduces those below it.
      if (!/:$/u.test(item[2]?.trim() ?? '')) add(candidates, section, item[2] ?? '');
    } else if (heading) section = sectionOf((heading[1] ?? heading[2] ?? '').trim());
    else if (/^\s{2,}\S/u.test(line)) continueItem(candidates, section, line);
  }
  return candidates;
}

function add(candidates: Candidate[], section: Section, text: string): void {
  if (section !== 'none') candidates.push({ text, role: section === 'unnamed' ? 'certain' : section });
}

function continueItem(candidates: Candidate[], section: Section, line: string): void {
  const last = candidates.at(-1);
  if (last && section !== 'none') last.text = `${last.text} ${line.trim()}`;
}
