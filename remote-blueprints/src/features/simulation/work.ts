import type { Attachment } from 'shared/contract';
import type { PlanEditing } from '../../components/plan-editing.ts';
import type { LoginModule } from '../../model/modules.ts';
import type { EditorStep } from '../../model/step.ts';

/** The content of an editor. */
export interface Work {
  steps: EditorStep[];
  url: string;
  /** The module that signs in before the steps. */
  login: LoginModule | undefined;
  file: Attachment | null;
  /** The stored test or module whose plan a run fills; null: none does. */
  plan: Pick<PlanEditing, 'blueprintId' | 'refresh'> | null;
}
