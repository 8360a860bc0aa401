import { color, font, styled } from 'shared/theme';
import { PlainList } from 'shared/ui';
import type { KnownNames } from '../../model/version-draft.ts';
import type { StepChange } from '../../model/version-diff.ts';
import { StepChangeItem } from './StepChangeItem.tsx';

interface Props {
  changes: StepChange[];
  modules: KnownNames['modules'];
}

/** The steps that differ, in order; those that stay the same are counted. */
export function StepChanges({ changes, modules }: Props) {
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
