import type { ReactNode } from 'react';
import type { StepResult } from 'shared/contract';
import { color, media, oneColumn, space, styled } from 'shared/theme';
import { actionOrder } from '../../model/moment.ts';
import { resultText } from '../../model/test-run.ts';
import { ActionItem } from './ActionItem.tsx';
import { MarkList } from './MarkList.tsx';
import { StepTools } from './StepTools.tsx';

interface Props {
  /** Its result stands elsewhere on the screen. */
  isTold: boolean;
  editTo: string | null;
  keepTo: string | null;
  /** Shown below its marks. */
  proposals: ReactNode;
  step: StepResult;
  index: number;
  /** The order of the moment on show if it is one of this step's. */
  order: number | null;
  onShow: (order: number) => void;
  /** Absent where there is nothing to watch. */
  onWatch: (() => void) | undefined;
}

/** What an open step shows: its result, what is remarkable about it, what was done for it. */
export function StepBody({ isTold, editTo, keepTo, proposals, step, ...rest }: Props) {
  const { index, order, onShow, onWatch } = rest;
  const chosen = order === null ? 0 : order - actionOrder(index, 0);
  return (
    <Root>
      {!isTold && <Result>{resultText(step)}</Result>}
      <MarkList marks={step.marks ?? []} />
      {proposals}
      {step.actions.length > 0 && (
        <Actions>
          {step.actions.map((action, actionIndex) => (
            <ActionItem
              key={actionIndex}
              action={action}
              order={actionOrder(index, actionIndex + 1)}
              isShown={chosen === actionIndex + 1}
              onShow={onShow}
            />
          ))}
        </Actions>
      )}
      <StepTools step={step} action={chosen} editTo={editTo} keepTo={keepTo} onWatch={onWatch} />
    </Root>
  );
}

const Root = styled.div`
  ${oneColumn(2)}
  padding: 0 ${space(3)} ${space(3)} calc(${space(6)} + var(--label-width));

  ${media.phone} {
    padding-inline-start: ${space(3)};
  }
`;

const Result = styled.p`
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Actions = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
