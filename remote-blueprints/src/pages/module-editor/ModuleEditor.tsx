import { AddressField } from '../../components/AddressField.tsx';
import { FieldRow } from '../../features/blueprint-form/FieldRow.ts';
import { NameField } from '../../features/blueprint-form/NameField.tsx';
import type { DraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { RunColumns } from '../../features/simulation/RunColumns.tsx';
import { RunSteps } from '../../features/simulation/RunSteps.tsx';
import { RunSummary } from '../../features/simulation/RunSummary.tsx';
import { useStepRuns } from '../../features/simulation/useStepRuns.ts';
import { useEditorKeys } from '../../features/steps-editor/keys/useEditorKeys.ts';
import { StepsEditor } from '../../features/steps-editor/StepsEditor.tsx';
import { useTryUrl } from './useTryUrl.ts';

interface Props {
  form: DraftForm;
  /** null: a new module. */
  moduleId: number | null;
  onSave: () => Promise<void>;
}

/** The name and steps of a module, new or stored, and the simulation of its steps on a URL of the user's choice. */
export function ModuleEditor({ form, moduleId, onSave }: Props) {
  const { steps } = form.draft;
  const [url, setUrl] = useTryUrl(moduleId);
  const runs = useStepRuns({ steps, url, moduleId });
  useEditorKeys({ onSave, onRun: runs.runSteps.run });
  return (
    <>
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
      <RunColumns runs={runs}>
        <StepsEditor
          steps={steps}
          onChange={form.changeSteps}
          undoing={form.undoing}
          executions={runs.executions}
          moreMenuItems={runs.runSteps.menuItems}
          tools={<RunSteps runs={runs} />}
          summary={<RunSummary runs={runs} />}
        />
      </RunColumns>
    </>
  );
}
