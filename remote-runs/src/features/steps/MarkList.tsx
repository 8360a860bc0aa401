import type { StepMark } from 'shared/contract';
import { color, font, space, styled } from 'shared/theme';
import { PlainList } from 'shared/ui';
import { markLabel } from '../../model/mark.ts';
import { MarkIcon } from './MarkIcon.tsx';

/** What is remarkable about a step, in full. */
export function MarkList({ marks }: { marks: StepMark[] }) {
  if (marks.length === 0) return null;
  return (
    <Root gap={1}>
      {marks.map(({ kind, text }) => (
        <Item key={kind}>
          <MarkIcon kind={kind} />
          <span>
            <strong>{markLabel(kind)}.</strong> {text}
          </span>
        </Item>
      ))}
    </Root>
  );
}

const Root = styled(PlainList)`
  ${font('sm')}
`;

const Item = styled.li`
  display: flex;
  gap: ${space(2)};
  overflow-wrap: anywhere;
  white-space: pre-line;

  > svg {
    flex: none;
    margin-top: 4px;
    color: ${color('textMuted')};
  }

  > span {
    min-width: 0;
  }
`;
