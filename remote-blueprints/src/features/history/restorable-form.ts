import type { BlueprintType } from 'shared/constants';
import type { Draft } from '../../model/draft.ts';

/** The form of an editor, as far as its history needs it. */
export interface RestorableForm {
  type: BlueprintType;
  draft: Draft;
  isDirty: boolean;
  change: (draft: Draft) => void;
}
