import { lazy, Suspense } from 'react';
import { useDialog } from '../../components/useDialog.ts';
import type { AttachmentState } from '../../features/attachment/useAttachment.ts';
import { TestFields } from '../../features/blueprint-form/TestFields.tsx';
import type { DraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { RunColumns } from '../../features/simulation/RunColumns.tsx';
import { RunSummary } from '../../features/simulation/RunSummary.tsx';
import { useStepRuns } from '../../features/simulation/useStepRuns.ts';
import { useEditorKeys } from '../../features/steps-editor/keys/useEditorKeys.ts';
import { StepsEditor } from '../../features/steps-editor/StepsEditor.tsx';
import { useModules } from '../../features/steps-editor/useModules.ts';
import { StepTools } from './StepTools.tsx';

const AttachedFile = lazy(async () => ({
  default: (await import('../../features/attachment/AttachedFile.tsx')).AttachedFile,
}));

interface Props {
  form: DraftForm;
  attachment: AttachmentState;
  saving: Record<'save' | 'saveAndRun', () => Promise<void>>;
}

/** The fields, steps and simulation of a test, new or stored. */
export function TestEditor({ form, attachment, saving }: Props) {
  const { steps, url, suiteId, file } = form.draft;
  const { modules, loginModule } = useModules(suiteId);
  const isUploading = attachment.upload !== null;
  const generation = useDialog();
  const runs = useStepRuns({ steps, url, login: loginModule, file, isUploading });
  useEditorKeys({ onSave: saving.save, onRun: runs.runSteps.run, onSaveAndRun: saving.saveAndRun });
  return (
    <>
      <TestFields form={form} />
      <RunColumns runs={runs}>
        <StepsEditor
          steps={steps}
          onChange={form.changeSteps}
          undoing={form.undoing}
          modules={modules}
          loginModule={loginModule}
          errors={form.errors.steps}
          executions={runs.executions}
          moreMenuItems={runs.runSteps.menuItems}
          onGenerate={generation.open}
          tools={<StepTools form={form} attachment={attachment} runs={runs} generation={generation} />}
          summary={<RunSummary runs={runs} />}
          status={
            (file || attachment.upload || attachment.error !== null) && (
              <Suspense>
                <AttachedFile file={file} attachment={attachment} />
              </Suspense>
            )
          }
        />
      </RunColumns>
    </>
  );
}
