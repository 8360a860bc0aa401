import { font, space, styled } from 'shared/theme';
import { PlainList } from 'shared/ui';
import { ChangedLines } from '../../components/diff/ChangedLines.tsx';
import type { FieldChange } from './field-changes.ts';

/** The fields that differ, each with both values. */
export function FieldChanges({ changes }: { changes: FieldChange[] }) {
  if (changes.length === 0) return null;
  return (
    <PlainList gap={3} aria-label="Changed fields">
      {changes.map(({ label, before, after }) => (
        <Item key={label}>
          <Label>{label}</Label>
          <ChangedLines before={before || 'None'} after={after || 'None'} />
        </Item>
      ))}
    </PlainList>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
`;

const Label = styled.span`
  ${font('sm')}
  font-weight: 500;
`;
