import { AttachButton } from '../../features/attachment/AttachButton.tsx';
import type { AttachmentState } from '../../features/attachment/useAttachment.ts';
import type { DraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { GenerateSteps } from '../../features/generation/GenerateSteps.tsx';
import { RunSteps } from '../../features/simulation/RunSteps.tsx';
import type { SimulationState } from '../../features/simulation/useSimulation.ts';

interface Props {
  form: DraftForm;
  attachment: AttachmentState;
  simulation: SimulationState;
}

/** The tools of the steps panel that only a test has. */
export function StepTools({ form, attachment, simulation }: Props) {
  const { steps, url } = form.draft;
  return (
    <>
      <GenerateSteps url={url} onChange={form.changeSteps} />
      <AttachButton attachment={attachment} />
      {steps.length > 0 && (
        <RunSteps simulation={simulation} steps={steps} url={url} isUploading={attachment.upload !== null} />
      )}
    </>
  );
}
