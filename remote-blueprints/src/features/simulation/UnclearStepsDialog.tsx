import { Dialog } from 'shared/overlay';
import { color, font, space, styled } from 'shared/theme';
import { Button } from 'shared/ui';
import type { UnclearStep } from '../../model/step-readings.ts';

interface Props {
  unclear: UnclearStep[];
  onRun: () => void;
  onReview: () => void;
}

/** Asks before steps are run of which some are unclear. */
export function UnclearStepsDialog({ unclear, onRun, onReview }: Props) {
  const count = unclear.length;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={count === 1 ? '1 step is unclear' : `${count} steps are unclear`}
      description="A run stops at the first step that it cannot carry out."
      onClose={onReview}
      footer={
        <>
          <Button variant="secondary" onClick={onRun}>
            Run anyway
          </Button>
          <Button onClick={onReview}>Review steps</Button>
        </>
      }
    >
      <List>
        {unclear.map(({ id, number, text, reading }) => (
          <li key={id}>
            <Step>
              Step {number}: {text}
            </Step>
            {reading.problem && <Problem>{reading.problem.message}</Problem>}
          </li>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  margin: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const Step = styled.div`
  font-weight: 500;
`;

const Problem = styled.div`
  ${font('sm')}
  color: ${color('textMuted')};
`;
