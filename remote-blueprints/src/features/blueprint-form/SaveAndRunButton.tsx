import { Play } from 'lucide-react';
import { media, space, styled } from 'shared/theme';
import { Button } from 'shared/ui';
import { reasonNotToRun } from '../../model/run-range.ts';
import type { DraftForm } from './useDraftForm.ts';
import type { useSaveChanges } from './useSaveChanges.ts';
import type { useSaveNew } from './useSaveNew.ts';

interface Props {
  form: DraftForm;
  saving: Pick<
    ReturnType<typeof useSaveChanges | typeof useSaveNew>,
    'saveAndRun' | 'isSaving' | 'isStarting' | 'disabledReason'
  >;
}

/** Saves the test and starts a run of it, whose page opens. */
export function SaveAndRunButton({ form, saving }: Props) {
  const { saveAndRun, isSaving, isStarting, disabledReason } = saving;
  return (
    <Root
      variant="secondary"
      icon={<Play />}
      isBusy={isSaving || isStarting}
      disabledReason={disabledReason ?? reasonNotToRun(form.draft.steps, form.draft.url)}
      aria-keyshortcuts="Control+Shift+Enter"
      onClick={() => void saveAndRun()}
    >
      <Label>Save and Run</Label>
    </Root>
  );
}

/** On a phone there is room for the icon only. */
const Root = styled(Button)`
  ${media.phone} {
    position: relative;
    width: 44px;
    padding: 0 ${space(2)};
  }
`;

const Label = styled.span`
  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
