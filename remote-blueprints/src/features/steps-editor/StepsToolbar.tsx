import { ChevronDown, ListPlus, Package, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu } from 'shared/overlay';
import { color, layer, media, oneColumn, space, styled, wrappingRow } from 'shared/theme';
import { Heading } from 'shared/ui';
import { CompactButton } from '../../components/CompactButton.tsx';
import { stepTargets } from '../../components/focus-step.ts';
import { ADD_BUTTON_ID } from './list-actions.ts';
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
  ${oneColumn(2)}
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
  ${wrappingRow(2)}
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

interface AddMenuProps {
  actions: Pick<StepActions, 'addStep' | 'addModule'>;
  canAddModules: boolean;
}

function AddMenu({ actions, canAddModules }: AddMenuProps) {
  const module = { label: 'Add Module', icon: <Package />, onSelect: actions.addModule };
  return (
    <Menu
      keepsFocus
      trigger={
        <CompactButton ref={stepTargets.ref(ADD_BUTTON_ID)} variant="secondary" size="sm" icon={<Plus />}>
          Add <ChevronDown size={14} aria-hidden />
        </CompactButton>
      }
      items={[
        { label: 'Add Step', icon: <ListPlus />, onSelect: () => actions.addStep() },
        ...(canAddModules ? [module] : []),
      ]}
    />
  );
}
