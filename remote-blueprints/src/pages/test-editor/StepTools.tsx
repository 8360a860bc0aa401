import type { DialogState } from '../../components/useDialog.ts';
import { AttachButton } from '../../features/attachment/AttachButton.tsx';
import type { AttachmentState } from '../../features/attachment/useAttachment.ts';
import type { DraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { GenerateSteps } from '../../features/generation/GenerateSteps.tsx';
import { RunSteps } from '../../features/simulation/RunSteps.tsx';
import type { StepRuns } from '../../features/simulation/useStepRuns.ts';

interface Props {
  form: DraftForm;
  attachment: AttachmentState;
  runs: StepRuns;
  /** The dialog that makes steps from material. */
  generation: DialogState;
}

/** The tools of the steps panel of a test. */
export function StepTools({ form, attachment, runs, generation }: Props) {
  return (
    <>
      <GenerateSteps dialog={generation} url={form.draft.url} onChange={form.changeSteps} />
      <AttachButton attachment={attachment} />
      <RunSteps runs={runs} />
    </>
  );
}
