import { capture, type PageCapture } from '../elements/capture.ts';
import { proposeAssertions } from '../elements/propose-assertions.ts';
import type { LiveContext } from '../types.ts';

const IDLE_TIMEOUT_MS = 5000;

/** Assertions about what a recorded action has changed. */
export function createProposals(live: LiveContext) {
  let before: PageCapture | null = null;
  /** Counts actions: what is known about an earlier one is of no use. */
  let current = 0;

  async function proposeFor(action: number, known: PageCapture): Promise<void> {
    const { window } = live.run();
    const isAtRest = await window.dialogs.unlessOpen(() =>
      window.activity.waitUntilIdle(window.page(), IDLE_TIMEOUT_MS),
    );
    if (!isAtRest || action !== current) return;
    const assertions = await window.dialogs.unlessOpen(() => proposeAssertions(live.run(), known));
    if (assertions && assertions.length > 0 && action === current)
      live.send({ type: 'proposed', assertions: assertions.slice(0, 3) });
  }

  return {
    /** Before an action: what the page shows. Also ends what is being proposed about the action before. */
    async prepare() {
      current++;
      before = await capture(live.run()).catch(() => null);
    },
    /** After it: proposes assertions as soon as the page is idle, without delaying anything. */
    propose() {
      // Without it nothing can be compared, e.g. because the page was being replaced.
      if (before) void proposeFor(current, before).catch(() => undefined);
    },
    cancel() {
      current++;
    },
  };
}
