import { VERDICTS, type VerdictKind } from 'shared/constants';
import { useDocumentEvent } from 'shared/ui';

interface Handlers {
  /** To the next failure, or the one before. */
  onMove: (distance: 1 | -1) => void;
  onJudge: (verdict: VerdictKind) => void;
  onNote: () => void;
  /** Takes the last verdict back. */
  onUndo: () => void;
  onOpen: () => void;
}

/** Where keys are typed, or have a meaning of their own. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';
/** The box next to the list uses none of these keys, the choice of the list only the arrows. */
const WITHOUT_KEYS = 'input[type="checkbox"], input[type="radio"]';
const WITH_ARROWS = 'input[type="radio"]';

/** Where the focus is before anything is selected; elsewhere Enter follows the link or presses the button that has it. */
const NEUTRAL = 'body, main, h1';

const DISTANCES: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** The keys of the review: j and k or the arrows move, 1 to 4 judge, n writes a note, u takes the last verdict back, Enter opens. Never while someone types. */
export function useReviewKeys(
  { onMove, onJudge, onNote, onUndo, onOpen }: Handlers,
  isEnabled: boolean,
): void {
  useDocumentEvent(
    'keydown',
    (event) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof Element && target.closest(OWN_KEYS) && !target.matches(WITHOUT_KEYS)) return;
      if (target instanceof Element && target.matches(WITH_ARROWS) && key.startsWith('Arrow')) return;
      const distance = DISTANCES[key];
      const verdict = VERDICTS[Number(key) - 1];
      if (distance !== undefined) onMove(distance);
      else if (repeat) return;
      else if (verdict) onJudge(verdict);
      else if (key === 'n') onNote();
      else if (key === 'u') onUndo();
      else if (key === 'Enter' && target instanceof Element && target.matches(NEUTRAL)) onOpen();
      else return;
      event.preventDefault();
    },
    isEnabled,
  );
}
