import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { color, font, radius, space, styled } from 'shared/theme';
import { describeAction, type OrderedAction } from '../../model/simulation.ts';

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
      {isOpen && (
        <List id={id}>
          {actions.map((action) => (
            <li key={action.order}>{describeAction(action)}</li>
          ))}
        </List>
      )}
    </Root>
  );
}

const Root = styled.div`
  grid-column: 3 / -1;
  min-width: 0;
`;

const Toggle = styled.button`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  padding: 2px ${space(2)} 2px ${space(1)};
  ${font('xs')}
  color: ${color('textMuted')};
  cursor: pointer;
  background: ${color('neutralSoft')};
  border: 0;
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
