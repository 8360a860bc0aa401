import type { Attachment } from 'shared/contract';
import type { LoginModule } from '../../model/modules.ts';
import type { EditorStep } from '../../model/step.ts';

/** The content of an editor. */
export interface Work {
  steps: EditorStep[];
  url: string;
  /** The module that signs in before the steps. */
  login: LoginModule | undefined;
  file: Attachment | null;
  /** The stored test or module; null: it is not stored. */
  blueprintId: number | null;
}
