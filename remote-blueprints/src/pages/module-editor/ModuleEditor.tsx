import { EnvironmentMenu } from 'shared/run-environment';
import { AddressField } from '../../components/AddressField.tsx';
import { FieldRow } from '../../features/blueprint-form/FieldRow.ts';
import { NameField } from '../../features/blueprint-form/NameField.tsx';
import type { DraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { useLiveSession } from '../../features/live/useLiveSession.ts';
import type { LearnedPlan } from '../../features/plan/useLearnedPlan.ts';
import { usePlanEditing } from '../../features/plan/usePlanEditing.ts';
import { RunColumns } from '../../features/simulation/RunColumns.tsx';
import { RunSteps } from '../../features/simulation/RunSteps.tsx';
import { RunSummary } from '../../features/simulation/RunSummary.tsx';
import { useStepRuns } from '../../features/simulation/useStepRuns.ts';
import { useEditorKeys } from '../../features/steps-editor/keys/useEditorKeys.ts';
import { StepsEditor } from '../../features/steps-editor/StepsEditor.tsx';
import { EditorOffers } from '../test-editor/EditorOffers.tsx';
import { EditorPreview } from '../test-editor/lazy-preview.ts';
import { EditorProviders } from '../test-editor/EditorProviders.tsx';
import { useTryUrl } from './useTryUrl.ts';

interface Props {
  form: DraftForm;
  learned: LearnedPlan;
  /** null: a new module. */
  moduleId: number | null;
  onSave: () => Promise<void>;
}

/** The name and steps of a module, new or stored, and the simulation of its steps on a URL of the user's choice. */
export function ModuleEditor({ form, learned, moduleId, onSave }: Props) {
  const { steps } = form.draft;
  const [url, setUrl] = useTryUrl(moduleId);
  const live = useLiveSession(moduleId);
  const plan = usePlanEditing(moduleId, form);
  const runs = useStepRuns({ steps, url, blueprintId: moduleId, moduleId, live: live.browser });
  useEditorKeys({ onSave, onRun: runs.runSteps.run });
  return (
    <EditorProviders live={live} form={form} url={url} blueprintId={moduleId} plan={plan} learned={learned}>
      <FieldRow>
        <NameField form={form} label="Module Name" />
        <AddressField
          label="Starting URL to try it on"
          isOptional
          hint="Kept in this browser, not saved with the module."
          value={url}
          onChange={setUrl}
        />
      </FieldRow>
      <RunColumns
        runs={runs}
        isPreviewWide={live.panel.kind !== 'closed'}
        preview={<EditorPreview runs={runs} live={live} url={url} blueprintId={moduleId} testFile={null} />}
      >
        <StepsEditor
          steps={steps}
          onChange={form.changeSteps}
          undoing={form.undoing}
          executions={runs.executions}
          moreMenuItems={runs.runSteps.menuItems}
          tools={
            <>
              <EnvironmentMenu size="sm" />
              <RunSteps runs={runs} />
            </>
          }
          summary={<RunSummary runs={runs} />}
          status={<EditorOffers steps={steps} />}
        />
      </RunColumns>
    </EditorProviders>
  );
}
