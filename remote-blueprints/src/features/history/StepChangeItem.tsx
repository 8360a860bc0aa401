import type { SavedDraft } from 'shared/contract';
import { oneColumn, styled } from 'shared/theme';
import { Badge, Row, Text, type Tone } from 'shared/ui';
import type { KnownNames } from '../../model/version-draft.ts';
import { stepSettings, stepText } from '../../model/step-text.ts';
import type { StepChange } from '../../model/version-diff.ts';
import { ChangedLines } from '../../components/diff/ChangedLines.tsx';
import { DiffLine } from '../../components/diff/DiffLine.tsx';

type Change = Exclude<StepChange, { kind: 'same' }>;

interface Props {
  change: Change;
  modules: KnownNames['modules'];
}

const LABELS: Record<Change['kind'], { label: string; tone: Tone }> = {
  added: { label: 'Added', tone: 'success' },
  removed: { label: 'Removed', tone: 'danger' },
  changed: { label: 'Changed', tone: 'warning' },
  moved: { label: 'Moved', tone: 'info' },
};

/** What happens to a step. */
export function StepChangeItem({ change, modules }: Props) {
  const { label, tone } = LABELS[change.kind];
  const textOf = (step: SavedDraft) => stepText(step, modules);
  return (
    <Root>
      <Row gap={2} wrap>
        <Badge tone={tone}>{label}</Badge>
        <Text as="span" tone="muted" size="sm">
          {placeOf(change)}
        </Text>
      </Row>
      {change.kind === 'added' && <DiffLine kind="added">{textOf(change.after)}</DiffLine>}
      {change.kind === 'removed' && <DiffLine kind="removed">{textOf(change.before)}</DiffLine>}
      {change.kind === 'moved' && <Text>{textOf(change.after)}</Text>}
      {change.kind === 'changed' && (
        <>
          {textOf(change.before) === textOf(change.after) ? (
            <Text>{textOf(change.after)}</Text>
          ) : (
            <ChangedLines before={textOf(change.before)} after={textOf(change.after)} />
          )}
          {stepSettings(change.before) !== stepSettings(change.after) && (
            <ChangedLines before={stepSettings(change.before)} after={stepSettings(change.after)} />
          )}
        </>
      )}
    </Root>
  );
}

function placeOf(change: Change): string {
  if (change.kind === 'added') return `Step ${change.after.step_number}`;
  if (change.kind === 'moved')
    return `From step ${change.before.step_number} to step ${change.after.step_number}`;
  return `Step ${change.before.step_number}`;
}

const Root = styled.li`
  ${oneColumn(1)}
  overflow-wrap: anywhere;
`;
