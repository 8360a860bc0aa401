import { diffArrays, diffWordsWithSpace } from 'diff';
import type { SavedDraft } from 'shared/contract';

/** What happens to a step, or to `count` successive steps that stay `same`, between two lists of steps. */
export type StepChange =
  | { kind: 'same'; count: number }
  | { kind: 'added'; after: SavedDraft }
  | { kind: 'removed'; before: SavedDraft }
  | { kind: 'changed' | 'moved'; before: SavedDraft; after: SavedDraft };

/** A segment of a text, and whether the other text lacks it. */
export interface TextSegment {
  text: string;
  isDifferent: boolean;
}

/** Steps between two that stay the same. */
interface Gap {
  removed: SavedDraft[];
  added: SavedDraft[];
}

/** Comparisons take quadratic time in the number of differences: beyond these, everything counts as different. */
const MAX_STEP_EDITS = 1000;
const MAX_WORD_EDITS = 400;

/**
 * The way from one list of steps to another, in the order of the second. A step that disappears in one place and appears in
 * another has moved; other steps in the place of each other have changed.
 */
export function diffSteps(before: SavedDraft[], after: SavedDraft[]): StepChange[] {
  const sections = sectionsOf(before, after);
  const gaps = sections.filter((section) => typeof section !== 'number');
  const moves = findMoves(gaps);
  const changes = sections.flatMap((section): StepChange[] =>
    typeof section === 'number' ? [{ kind: 'same', count: section }] : changesIn(section, moves),
  );
  return joinSame(changes);
}

/** The segments of both texts, word by word. */
export function diffText(before: string, after: string): { before: TextSegment[]; after: TextSegment[] } {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_WORD_EDITS });
  if (!changes)
    return {
      before: [{ text: before, isDifferent: true }],
      after: [{ text: after, isDifferent: true }],
    };
  const segmentOf = ({ value, added, removed }: (typeof changes)[number]) => ({
    text: value,
    isDifferent: added || removed,
  });
  return {
    before: changes.filter(({ added }) => !added).map(segmentOf),
    after: changes.filter(({ removed }) => !removed).map(segmentOf),
  };
}

/** Gaps, and the numbers of same steps around them. */
function sectionsOf(before: SavedDraft[], after: SavedDraft[]): (Gap | number)[] {
  const options = { maxEditLength: MAX_STEP_EDITS };
  const changes = diffArrays(before.map(keyOf), after.map(keyOf), options);
  if (!changes) return [{ removed: before, added: after }];
  const sections: (Gap | number)[] = [];
  let [left, right] = [0, 0];
  for (const { count, added, removed } of changes) {
    if (!added && !removed) {
      sections.push(count);
      left += count;
      right += count;
      continue;
    }
    let gap = sections.at(-1);
    if (typeof gap !== 'object') sections.push((gap = { removed: [], added: [] }));
    if (removed) gap.removed.push(...before.slice(left, (left += count)));
    else gap.added.push(...after.slice(right, (right += count)));
  }
  return sections;
}

/** The previous place of each step that appears in one place and disappears in another. */
function findMoves(gaps: Gap[]): Map<SavedDraft, SavedDraft> {
  const removed = Map.groupBy(
    gaps.flatMap((gap) => gap.removed),
    keyOf,
  );
  const moves = new Map<SavedDraft, SavedDraft>();
  for (const step of gaps.flatMap((gap) => gap.added)) {
    const previous = removed.get(keyOf(step))?.shift();
    if (previous) moves.set(step, previous);
  }
  return moves;
}

/** Where a step has moved away, the same steps around it follow one another. */
function joinSame(changes: StepChange[]): StepChange[] {
  const joined: StepChange[] = [];
  for (const change of changes) {
    const last = joined.at(-1);
    if (change.kind === 'same' && last?.kind === 'same') last.count += change.count;
    else joined.push(change);
  }
  return joined;
}

function changesIn({ removed, added }: Gap, moves: Map<SavedDraft, SavedDraft>): StepChange[] {
  const moved = new Set(moves.values());
  const left = removed.filter((step) => !moved.has(step));
  const right = added.filter((step) => !moves.has(step));
  const isEven = left.length === right.length;
  const changes = added.map((after): StepChange => {
    const origin = moves.get(after);
    if (origin) return { kind: 'moved', before: origin, after };
    const index = isEven ? 0 : left.findIndex((step) => isAlike(step, after));
    const [before] = index < 0 ? [] : left.splice(index, 1);
    return before ? { kind: 'changed', before, after } : { kind: 'added', after };
  });
  return [...left.map((before): StepChange => ({ kind: 'removed', before })), ...changes];
}

function keyOf({ type, action, use_vision, test_blueprint_module_id, is_disabled }: SavedDraft): string {
  return JSON.stringify([type, action, use_vision, test_blueprint_module_id, is_disabled === true]);
}

/** At least half of the words are the same. */
function isAlike(a: SavedDraft, b: SavedDraft): boolean {
  const [words, others] = [wordsOf(a), wordsOf(b)];
  const common = [...words].filter((word) => others.has(word)).length;
  return common > 0 && common * 2 >= Math.max(words.size, others.size);
}

const wordsOf = ({ action }: SavedDraft): Set<string> =>
  new Set(action.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu));
