import type { ReactNode } from 'react';
import { color, layer, media, space, styled } from 'shared/theme';
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

/** On a phone its first line, the heading, scrolls away below the header. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  position: sticky;
  top: var(--editor-top, 0);
  z-index: ${layer('sticky') - 2};
  padding-block: ${space(2)};
  margin-top: -${space(2)};
  background: ${color('background')};

  ${media.phone} {
    top: calc(var(--editor-top, 0px) - ${space(6)});
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  justify-content: flex-end;

  ${media.phone} {
    gap: ${space(1)};
  }
`;

const Title = styled(Heading)`
  margin-right: auto;

  ${media.phone} {
    flex-basis: 100%;
    line-height: ${space(6)};
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: inherit;
  justify-content: flex-end;
`;
