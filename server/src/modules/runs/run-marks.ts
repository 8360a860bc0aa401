import type { StepMark } from 'shared/contract';

/** The mark of a run's first step where the run is not the first attempt. */
export function begunAgain(attempt: number): StepMark | undefined {
  if (attempt === 1) return undefined;
  return {
    kind: 'begun_again',
    text: `Attempt ${attempt}: the worker that had this test before stopped or died, so it was begun again. What the steps had done by then may still stand.`,
  };
}

/** The mark of a step whose pictures could not be stored. */
export const PICTURES_LOST: StepMark = {
  kind: 'pictures_lost',
  text: 'Pictures of this step could not be stored. The storage may be full: please tell whoever runs this service.',
};
