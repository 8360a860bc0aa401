const BUDGET = 24_000;
const MAX_LINE_LENGTH = 400;
const ROLES_TO_ACT_ON =
  /^\s*- (?:button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|menuitem|option|heading|alert|dialog)\b/u;

/**
 * The lines of a page for the prompt: lines that are new since the last observation are marked with a star; of a page that is too
 * long, new lines are selected first, then interactive elements, then the rest from the top.
 */
export function focusOn(lines: string[], before: string[] | null): string {
  const known = new Set(before?.map(withoutReference));
  const marked = lines.map((line) => {
    const isNew = before !== null && !known.has(withoutReference(line));
    const short = line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line;
    return { text: isNew ? short.replace(/^(\s*)- /u, '$1* ') : short, rank: isNew ? 0 : rankOf(line) };
  });
  const selected = withinBudget(marked);
  return marked
    .map(({ text }, index) => (selected.has(index) ? text : null))
    .filter((text, index, all) => text !== null || all[index - 1] !== null)
    .map((text) => text ?? '…')
    .join('\n');
}

function withinBudget(lines: { text: string; rank: number }[]): Set<number> {
  const order = [...lines.keys()].sort((a, b) => (lines[a]?.rank ?? 0) - (lines[b]?.rank ?? 0) || a - b);
  const selected = new Set<number>();
  let length = 0;
  for (const index of order) {
    length += (lines[index]?.text.length ?? 0) + 1;
    if (length > BUDGET) break;
    selected.add(index);
  }
  return selected;
}

function rankOf(line: string): number {
  return ROLES_TO_ACT_ON.test(line) ? 1 : 2;
}

function withoutReference(line: string): string {
  return line.replace(/ \[ref=\w+\]| \[active\]/gu, '').trim();
}
