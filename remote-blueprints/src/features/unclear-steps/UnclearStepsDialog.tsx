import { Dialog } from 'shared/overlay';
import { useQuery } from 'shared/query';
import { LoadState, Text } from 'shared/ui';
import { styled } from 'shared/theme';
import { unclearStepsQuery } from '../../api/unclear-steps.ts';
import { UnclearStepItem } from './UnclearStepItem.tsx';

/** The stored steps that cannot be run as they are, with what could be written instead. Nothing is changed here. */
export function UnclearStepsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(unclearStepsQuery());
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title="Unclear steps"
      description="A run cannot carry these steps out as they are. Open a step to change it."
    >
      <LoadState
        query={query}
        loading="Loading unclear steps..."
        failed="Failed to load the unclear steps. Please try again later."
      >
        {(steps) =>
          steps.length === 0 ? (
            <Text tone="muted">Every step is understood.</Text>
          ) : (
            <List>
              {steps.map((step) => (
                <UnclearStepItem key={`${step.test_blueprint_id} ${step.step_number}`} step={step} />
              ))}
            </List>
          )
        }
      </LoadState>
    </Dialog>
  );
}

const List = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;
`;
