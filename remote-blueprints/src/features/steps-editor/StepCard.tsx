import { lazy, memo, Suspense, type KeyboardEvent } from 'react';
import { color, font, radius, shadow, space, styled } from 'shared/theme';
import type { Execution } from '../../model/simulation.ts';
import type { EditorStep } from '../../model/step.ts';
import { FirstLine } from './card-lines.ts';
import { DragEdge } from './DragEdge.tsx';
import { ExecutionBar } from './ExecutionBar.tsx';
import { ModuleChoice } from './ModuleChoice.tsx';
import type { ModulesState } from '../../model/modules.ts';
import type { Editing, StepActions } from './step-actions.ts';
import { StepReading } from './StepReading.tsx';
import { StepMenu } from './StepMenu.tsx';
import { StepTextField } from './StepTextField.tsx';
import { StepTypeToggle } from './StepTypeToggle.tsx';
import { VisionToggle } from './VisionToggle.tsx';

const ExecutionDetails = lazy(async () => ({
  default: (await import('./ExecutionDetails.tsx')).ExecutionDetails,
}));

interface Props {
  step: EditorStep;
  number: number;
  isLast: boolean;
  /** Set while the text is edited. */
  editing: Editing | null;
  modules: ModulesState;
  error?: string | undefined;
  execution?: Execution | undefined;
  actions: StepActions;
}

/** One step. The focused card takes keys: Enter edits, Alt with an arrow moves, Delete removes. */
export const StepCard = memo(function StepCard(props: Props) {
  const { step, number, isLast, editing, modules, error, execution, actions } = props;
  const isModule = step.type === 'module';

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const act = cardKeys(event, step, actions);
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Root
      id={step.id}
      tabIndex={0}
      aria-label={`Step ${number}`}
      aria-keyshortcuts="Enter Alt+ArrowUp Alt+ArrowDown Delete"
      onKeyDown={handleKeyDown}
    >
      {!editing && <DragEdge side="top" />}
      <ExecutionBar execution={execution} />
      <Number>{number}</Number>
      <StepTypeToggle step={step} number={number} onToggle={actions.toggleType} />
      {isModule ? (
        <FirstLine>
          <ModuleChoice
            step={step}
            number={number}
            modules={modules}
            error={error}
            onChoose={actions.chooseModule}
          />
        </FirstLine>
      ) : editing ? (
        <StepTextField step={step} number={number} draft={editing.draft} actions={actions} />
      ) : (
        <StepReading step={step} number={number} actions={actions} />
      )}
      <Tools>
        {!isModule && <VisionToggle step={step} onToggle={actions.toggleVision} />}
        <StepMenu step={step} number={number} isLast={isLast} actions={actions} />
      </Tools>
      {execution && (
        <Suspense>
          <ExecutionDetails {...execution} />
        </Suspense>
      )}
      {!editing && <DragEdge side="bottom" />}
    </Root>
  );
});

/** The keyboard shortcut of a focused card, if the key is one. */
function cardKeys(event: KeyboardEvent, step: EditorStep, actions: StepActions): (() => void) | undefined {
  if (event.altKey && event.key === 'ArrowUp') return () => actions.move(step.id, -1);
  if (event.altKey && event.key === 'ArrowDown') return () => actions.move(step.id, 1);
  if (event.key === 'Enter' && step.type !== 'module') return () => actions.startEditing(step.id);
  if (event.key === 'Delete') return () => actions.remove(step.id);
  return undefined;
}

/**
 * Cards far outside the window are neither laid out nor painted, so typing costs the same among 10 and 500 steps. The
 * focused card does not clip its completion list, which covers the cards below.
 */
const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 24px auto minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  min-height: 52px;
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(3)};
  background: ${color('surface')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};

  contain-intrinsic-size: auto 34px;
  content-visibility: auto;

  &:focus-within {
    z-index: 1;
    content-visibility: visible;
  }

  &:hover {
    border-color: ${color('borderStrong')};
  }

  &:focus {
    border-color: ${color('accent')};
  }

  &.sortable-chosen {
    box-shadow: ${shadow('md')};
  }

  &.sortable-ghost {
    opacity: 0.4;
  }
`;

const Number = styled.span`
  ${font('sm')}
  color: ${color('textMuted')};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Tools = styled.div`
  display: flex;
  grid-row: 1;
  grid-column: 4;
  align-items: center;
`;
