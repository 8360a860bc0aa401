import { useState } from 'react';
import { hasBothSides, screenshotOn, type Side } from 'shared/screenshots';
import { chosenActionAtom } from '../../components/preview-choice.ts';
import { listMoments } from '../../model/preview.ts';
import type { SummarizedRun } from '../../model/run-summary.ts';
import type { EditorStep } from '../../model/step.ts';
import { useEditor, useEditorValue } from '../../state/editor.ts';

/** Which screenshot of a run is shown: the latest one until the user chooses another. null: there is none. */
export function usePreview(latest: SummarizedRun, steps: EditorStep[]) {
  const { store } = useEditor();
  const chosen = useEditorValue(chosenActionAtom);
  const choose = (order: number | null) => store.set(chosenActionAtom, order);
  const [chosenSide, setChosenSide] = useState<Side>('after');
  const moments = listMoments(latest, steps);
  const found = chosen === null ? -1 : moments.findIndex(({ order }) => order === chosen);
  const isLatest = found < 0;
  const index = isLatest ? moments.length - 1 : found;
  const moment = moments[index];
  if (!moment) return null;

  const side = isLatest ? 'after' : chosenSide;
  return {
    caption: moment.caption,
    isLatest,
    index,
    count: moments.length,
    screenshot: screenshotOn(moment, side),
    /** null: there is no choice. */
    side: hasBothSides(moment) ? side : null,
    showSide(next: Side) {
      setChosenSide(next);
      choose(moment.order);
    },
    showLatest: () => choose(null),
    move(distance: number) {
      const next = moments[index + distance];
      if (next) choose(next.order);
    },
  };
}
