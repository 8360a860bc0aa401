import type { ReactNode } from 'react';
import { color, layer, space, styled } from 'shared/theme';
import { Heading } from 'shared/ui';
import { AddMenu } from './AddMenu.tsx';
import type { StepActions } from './step-actions.ts';
import { UndoButtons, type Undoing } from './UndoButtons.tsx';

interface Props {
  undoing: Undoing;
  actions: StepActions;
  canAddModules: boolean;
  /** Buttons next to the Add menu. */
  tools: ReactNode;
  /** A line below the buttons. */
  summary: ReactNode;
}

/** What is used for all steps; stays in sight while they scroll, below the header of the editor (`--editor-top`). */
export function StepsToolbar({ undoing, actions, canAddModules, tools, summary }: Props) {
  return (
    <Root>
      <Buttons>
        <Title level={2} id="steps-heading">
          Steps
        </Title>
        <UndoButtons {...undoing} />
        <AddMenu actions={actions} canAddModules={canAddModules} />
        {tools && <Tools>{tools}</Tools>}
      </Buttons>
      {summary}
    </Root>
  );
}

const Root = styled.div`
  position: sticky;
  top: var(--editor-top, 0);
  z-index: ${layer('sticky')};
  padding-block: ${space(2)};
  margin-top: -${space(2)};
  background: ${color('background')};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  justify-content: flex-end;
`;

const Title = styled(Heading)`
  margin-right: auto;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  justify-content: flex-end;
`;
