import { Suspense } from 'react';
import { lazyPart } from 'shared/remote';
import { useLiveBrowser, useLiveState } from '../../state/live-browser.ts';
import { cursorIn, isUsable, type LiveState } from '../../model/live-state.ts';
import type { EditorStep } from '../../model/step.ts';

const CursorLine = lazyPart(async () => (await import('./live-marks.ts')).CursorLine);

const doneOf = ({ done }: LiveState) => done;

/** Marks that the live browser stands before the first step: what is recorded comes first. */
export function CursorAtStart({ steps }: { steps: EditorStep[] }) {
  const live = useLiveBrowser();
  const cursor = cursorIn(steps, useLiveState(live, doneOf));
  const canUse = useLiveState(live, isUsable);
  if (!canUse || cursor !== null || steps.length === 0) return null;
  return (
    <Suspense>
      <CursorLine />
    </Suspense>
  );
}
