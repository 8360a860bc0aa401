import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { color, font, inlineRow, media, radius, space, styled } from 'shared/theme';
import { chosenActionAtom, stepPreview } from '../../components/preview-choice.ts';
import { describeAction, type OrderedAction } from '../../model/simulation.ts';
import { useEditor, useEditorValue } from '../../state/editor.ts';

/** The number of actions that the agent took in a step, with a disclosure that lists them. */
export function ActionList({ actions }: { actions: OrderedAction[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Root>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <ChevronRight size={13} aria-hidden />
        {actions.length} action(s)
      </Toggle>
      {isOpen && <Actions id={id} actions={actions} />}
    </Root>
  );
}

/** An action with a screenshot shows it in the Step Preview. */
function Actions({ id, actions }: { id: string; actions: OrderedAction[] }) {
  const { store } = useEditor();
  const chosen = useEditorValue(chosenActionAtom);
  const show = (order: number) => {
    store.set(chosenActionAtom, order);
    stepPreview.find('panel')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <List id={id}>
      {actions.map((action) => (
        <li key={action.order}>
          {action.screenshot_url || action.screenshot_before_url ? (
            <Show
              type="button"
              title="Show its screenshot"
              aria-pressed={action.order === chosen}
              onClick={() => show(action.order)}
            >
              {describeAction(action)}
            </Show>
          ) : (
            describeAction(action)
          )}
        </li>
      ))}
    </List>
  );
}

const Root = styled.div`
  grid-column: 3 / -1;
  min-width: 0;
`;

const Toggle = styled.button`
  ${inlineRow(1)}
  padding: 2px ${space(2)} 2px ${space(1)};
  ${font('xs')}
  color: ${color('textMuted')};
  background: ${color('neutralSoft')};
  border-radius: ${radius('full')};

  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`;

const List = styled.ol`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)} 0 ${space(1)} ${space(5)};
  ${font('xs')}
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
`;

const Show = styled.button`
  padding: 2px ${space(1)};
  text-align: left;
  border-radius: ${radius('sm')};

  &:hover {
    color: ${color('text')};
    background: ${color('hover')};
  }

  &[aria-pressed='true'] {
    color: ${color('accentText')};
    background: ${color('accentSoft')};
  }

  ${media.phone} {
    width: 100%;
    min-height: 44px;
  }
`;
