import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import type { BlueprintVersion } from 'shared/contract';
import { confirm, toast } from 'shared/feedback';
import { TOAST_DURATION_EDITOR } from 'shared/constants';
import { color, font, styled } from 'shared/theme';
import { Button, PlainList, Row, Stack, Text } from 'shared/ui';
import { ChangedLines } from '../../components/diff/ChangedLines.tsx';
import { toPayload } from '../../model/step.ts';
import { diffSteps, type StepChange } from '../../model/version-diff.ts';
import { draftOfVersion, type KnownNames } from '../../model/version-draft.ts';
import { draftAtom, isDirtyAtom, useEditor, useEditorValue } from '../../state/editor.ts';
import { StepChangeItem } from './StepChangeItem.tsx';
import { fieldChanges, type FieldChange } from './field-changes.ts';

interface Props {
  version: BlueprintVersion;
  names: KnownNames;
  onRestored: () => void;
}

/** What restoring a version would change in the editor. Restoring is an unsaved change; the next save stores it as a new version. */
export function VersionChanges({ version, names, onRestored }: Props) {
  const { store, change } = useEditor();
  const draft = useEditorValue(draftAtom);
  const restored = useMemo(() => draftOfVersion(version, names), [version, names]);
  const fields = fieldChanges(draft, restored, names);
  const steps = useMemo(
    () => diffSteps(toPayload(draft.steps), toPayload(restored.steps)),
    [draft.steps, restored.steps],
  );
  const isSame = fields.length === 0 && steps.every(({ kind }) => kind === 'same');
  if (isSame) return <Text>The editor has the same content.</Text>;

  const restore = async () => {
    if (store.get(isDirtyAtom) && !(await confirmReplacing(version.version))) return;
    change(restored);
    toast({
      type: 'info',
      title: `Version ${version.version} restored`,
      message: 'It is in the editor as an unsaved change. Save to store it as a new version.',
      duration: TOAST_DURATION_EDITOR,
    });
    onRestored();
  };
  return (
    <>
      <Row justify="space-between" wrap>
        <Text weight="medium">Restoring this version makes these changes:</Text>
        <Button variant="secondary" size="sm" icon={<RotateCcw />} onClick={() => void restore()}>
          Restore
        </Button>
      </Row>
      <FieldChanges changes={fields} />
      <StepChanges changes={steps} modules={names.modules} />
    </>
  );
}

function confirmReplacing(version: number): Promise<boolean> {
  return confirm({
    title: 'Replace unsaved changes?',
    text: `Your changes are not saved. Restoring version ${version} replaces them.`,
    confirmLabel: 'Replace',
    tone: 'danger',
  });
}

/** The fields that differ, each with both values. */
function FieldChanges({ changes }: { changes: FieldChange[] }) {
  if (changes.length === 0) return null;
  return (
    <PlainList gap={3} aria-label="Changed fields">
      {changes.map(({ label, before, after }) => (
        <Stack key={label} as="li" gap={1}>
          <Label>{label}</Label>
          <ChangedLines before={before || 'None'} after={after || 'None'} />
        </Stack>
      ))}
    </PlainList>
  );
}

const Label = styled.span`
  ${font('sm')}
  font-weight: 500;
`;

interface StepChangesProps {
  changes: StepChange[];
  modules: KnownNames['modules'];
}

/** The steps that differ, in order; those that stay the same are counted. */
function StepChanges({ changes, modules }: StepChangesProps) {
  if (changes.every(({ kind }) => kind === 'same')) return null;
  return (
    <PlainList as="ol" gap={3} aria-label="Changed steps">
      {changes.map((change, index) =>
        change.kind === 'same' ? (
          <Same key={index}>{change.count === 1 ? '1 step' : `${change.count} steps`} unchanged</Same>
        ) : (
          <StepChangeItem key={index} change={change} modules={modules} />
        ),
      )}
    </PlainList>
  );
}

const Same = styled.li`
  ${font('sm')}
  color: ${color('textMuted')};
`;
