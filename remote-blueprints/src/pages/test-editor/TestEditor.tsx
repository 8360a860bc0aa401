import { Suspense } from 'react';
import { lazyPart } from 'shared/remote';
import { useDialog } from '../../components/useDialog.ts';
import type { AttachmentState } from '../../features/attachment/useAttachment.ts';
import { TestFields } from '../../features/blueprint-form/TestFields.tsx';
import type { DraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { useLiveSession } from '../../features/live/useLiveSession.ts';
import type { LearnedPlan } from '../../features/plan/useLearnedPlan.ts';
import { usePlanEditing } from '../../features/plan/usePlanEditing.ts';
import { RunColumns } from '../../features/simulation/RunColumns.tsx';
import { RunSummary } from '../../features/simulation/RunSummary.tsx';
import { useStepRuns } from '../../features/simulation/useStepRuns.ts';
import { useEditorKeys } from '../../features/steps-editor/keys/useEditorKeys.ts';
import { StepsEditor } from '../../features/steps-editor/StepsEditor.tsx';
import { useModules } from '../../features/steps-editor/useModules.ts';
import { EditorOffers } from './EditorOffers.tsx';
import { EditorPreview } from './lazy-preview.ts';
import { EditorProviders } from './EditorProviders.tsx';
import { SettingsSpace } from './SettingsSpace.ts';
import { StepTools } from './StepTools.tsx';
import { useOpenAtOnce } from './useOpenAtOnce.ts';

const TestSettings = lazyPart(async () => (await import('./TestSettings.tsx')).TestSettings);
const AttachedFile = lazyPart(
  async () => (await import('../../features/attachment/AttachedFile.tsx')).AttachedFile,
);

interface Props {
  form: DraftForm;
  learned: LearnedPlan;
  attachment: AttachmentState;
  saving: Record<'save' | 'saveAndRun', () => Promise<void>>;
  /** The id of the test; null: a new one. */
  testId?: number | null;
  /** Whether the stored test has a table of data. */
  hasTable?: boolean;
  /** Opens the live browser and records what is done there. */
  recordsAtOnce?: boolean;
}

/** The fields, steps and simulation of a test, new or stored. */
export function TestEditor(props: Props) {
  const { form, learned, attachment, saving, testId = null, recordsAtOnce = false, hasTable = false } = props;
  const { steps, url, suiteId, file } = form.draft;
  const { modules, loginModule } = useModules(suiteId);
  const isUploading = attachment.upload !== null;
  const generation = useDialog();
  const live = useLiveSession(testId);
  const plan = usePlanEditing(testId, form);
  const runs = useStepRuns({
    steps,
    url,
    login: loginModule,
    file,
    isUploading,
    blueprintId: testId,
    live: live.browser,
  });
  useOpenAtOnce(live, recordsAtOnce ? url : null);
  useEditorKeys({ onSave: saving.save, onRun: runs.runSteps.run, onSaveAndRun: saving.saveAndRun });
  return (
    <EditorProviders
      live={live}
      form={form}
      url={url}
      blueprintId={testId}
      plan={plan}
      learned={learned}
      recordsAtOnce={recordsAtOnce}
    >
      <TestFields form={form} />
      <Suspense fallback={<SettingsSpace />}>
        <TestSettings form={form} testId={testId} hasTable={hasTable} />
      </Suspense>
      <RunColumns
        runs={runs}
        isPreviewWide={live.panel.kind !== 'closed'}
        preview={
          <EditorPreview
            runs={runs}
            live={live}
            url={url}
            blueprintId={testId}
            testFile={{ file, isUploading, error: attachment.error, attach: attachment.attach }}
          />
        }
      >
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
            <>
              {(file || attachment.upload || attachment.error !== null) && (
                <Suspense>
                  <AttachedFile file={file} attachment={attachment} />
                </Suspense>
              )}
              <EditorOffers steps={steps} />
            </>
          }
        />
      </RunColumns>
    </EditorProviders>
  );
}
