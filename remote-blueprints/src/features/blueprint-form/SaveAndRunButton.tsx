import { Play } from 'lucide-react';
import { EnvironmentMenu, useRunSite } from 'shared/run-environment';
import { Row } from 'shared/ui';
import { CompactButton } from '../../components/CompactButton.tsx';
import { reasonNotToRun } from '../../model/run-range.ts';
import { stepsAtom, urlAtom, useEditorValue } from '../../state/editor.ts';
import type { useSaveChanges } from './useSaveChanges.ts';
import type { useSaveNew } from './useSaveNew.ts';

interface Props {
  saving: Pick<
    ReturnType<typeof useSaveChanges | typeof useSaveNew>,
    'saveAndRun' | 'isSaving' | 'isStarting' | 'disabledReason'
  >;
}

/** Saves the test and starts a run of it, whose page opens. */
export function SaveAndRunButton({ saving }: Props) {
  const { saveAndRun, isSaving, isStarting, disabledReason } = saving;
  const steps = useEditorValue(stepsAtom);
  const url = useEditorValue(urlAtom);
  const site = useRunSite();
  return (
    <Row gap={1}>
      <EnvironmentMenu />
      <CompactButton
        variant="secondary"
        icon={<Play />}
        isBusy={isSaving || isStarting}
        disabledReason={disabledReason ?? reasonNotToRun(steps, url, site)}
        aria-keyshortcuts="Control+Shift+Enter"
        onClick={() => void saveAndRun()}
      >
        Save and Run
      </CompactButton>
    </Row>
  );
}
