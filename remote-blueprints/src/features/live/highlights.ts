import type { AskLivePage } from '../../api/live-queries.ts';
import type { HighlightedStep } from '../../state/live-browser.ts';
import type { LiveHighlight } from '../../model/live-state.ts';

/** At least between two questions about the same step: the page may scroll or change all the time. */
const REPEAT_PAUSE_MS = 1000;

/** Asks what a step would hit, and again after the page has changed. `onChange` gets the latest answer; null: there is none. */
export function createHighlights(ask: AskLivePage, onChange: (highlight: LiveHighlight | null) => void) {
  let step: HighlightedStep | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function refresh(): Promise<void> {
    const asked = step;
    if (!asked) return;
    try {
      const { type, text } = asked;
      const { matches, message } = await ask({ kind: 'highlight', type, action: text });
      if (asked === step) onChange({ stepId: asked.id, matches, message });
    } catch {
      // The session is over, or the page is just changing: nothing is outlined.
      if (asked === step) onChange(null);
    }
  }

  return {
    show(next: HighlightedStep | null): void {
      step = next;
      clearTimeout(timer);
      timer = undefined;
      if (next) void refresh();
      else onChange(null);
    },
    /** The page may have changed: a frame has arrived. */
    pageChanged(): void {
      if (!step || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        void refresh();
      }, REPEAT_PAUSE_MS);
    },
    stop(): void {
      step = null;
      clearTimeout(timer);
    },
  };
}
