import { memo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { logError } from 'shared/feedback';
import { lazyPart } from 'shared/remote';
import type { Reading } from 'shared/step-language';
import { color, radius, shadow, space, styled } from 'shared/theme';
import { stepTargets } from '../../components/focus-step.ts';
import type { ShownHit } from '../../components/step-hits.ts';
import type { Execution } from '../../model/simulation.ts';
import type { StepPlan } from '../../model/step-plan.ts';
import type { EditorStep } from '../../model/step.ts';
import { DisabledBadge } from './DisabledBadge.tsx';
import { DragEdge } from './DragEdge.tsx';
import { ExecutionBar } from './ExecutionBar.tsx';
import { ExecutionIcon } from './ExecutionIcon.tsx';
import { cardKey } from './keys/card-keys.ts';
import { ModuleStep } from './modules/ModuleStep.tsx';
import type { ModulesState } from '../../model/modules.ts';
import { SelectStep } from './SelectStep.tsx';
import type { Editing, MoreMenuItems, StepActions } from './step-actions.ts';
import { StepReading } from './StepReading.tsx';
import { StepMenu } from './StepMenu.tsx';
import { StepTextField } from './StepTextField.tsx';
import { StepTypeToggle } from './StepTypeToggle.tsx';
import { VisionToggle } from './VisionToggle.tsx';

const CardWouldHit = lazyPart(
  async () => (await import('./CardWouldHit.tsx')).CardWouldHit,
  (error) => {
    logError(error, 'What steps would hit is not available');
    return () => null;
  },
);

const ExecutionDetails = lazyPart(async () => (await import('./ExecutionDetails.tsx')).ExecutionDetails);

const PlanToggle = lazyPart(async () => (await import('./plan/step-plan.ts')).PlanToggle);
const StepPlanDetails = lazyPart(async () => (await import('./plan/step-plan.ts')).StepPlanDetails);
const CursorLine = lazyPart(async () => (await import('./live-marks.ts')).CursorLine);

interface Props {
  step: EditorStep;
  number: number;
  isLast: boolean;
  isSelected: boolean;
  /** The live browser has executed the steps up to this one. */
  isBeforeCursor: boolean;
  /** Set while the text is edited. */
  editing: Editing | null;
  modules: ModulesState;
  error?: string | undefined;
  /** Its reading, if it names an unknown value. */
  unknown?: Reading | undefined;
  execution?: Execution | undefined;
  /** What it would hit on the page that it last ran on; undefined: that is not known. */
  hit: ShownHit | undefined;
  /** null: nothing is known. */
  plan: StepPlan | null;
  actions: StepActions;
  moreItems: MoreMenuItems | undefined;
}

/** One step. The focused card takes the keys of `cardKey`. */
export const StepCard = memo(function StepCard(props: Props) {
  const { step, number, isLast, isSelected, isBeforeCursor, editing, modules, plan } = props;
  const { error, unknown, execution, hit, actions, moreItems } = props;
  const isModule = step.type === 'module';
  const [isPlanOpen, setIsPlanOpen] = useState(false);
  const wasEditing = useRef(false);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const act = cardKey(event, step, actions);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const handleMouseDown = (event: MouseEvent<HTMLElement>) => {
    if (event.detail <= 1) wasEditing.current = editing !== null;
    // The second press of a double click whose first click has put the field there: it would select a word, or take the focus
    // from a field that is elsewhere in the card.
    if (editing && !wasEditing.current) event.preventDefault();
    if (!event.shiftKey || editing || isControl(event.target)) return;
    // The browser would select text.
    event.preventDefault();
    actions.select.extend(document.activeElement?.closest('li')?.id ?? step.id, step.id);
    event.currentTarget.focus();
  };

  return (
    <Root
      ref={stepTargets.ref(step.id)}
      id={step.id}
      tabIndex={0}
      aria-label={`Step ${number}`}
      aria-keyshortcuts="Enter Space Alt+ArrowUp Alt+ArrowDown Delete"
      data-selected={isSelected || undefined}
      data-disabled={step.is_disabled || undefined}
      onKeyDown={handleKeyDown}
      onMouseDown={handleMouseDown}
    >
      {!editing && <DragEdge side="top" />}
      <ExecutionBar execution={execution} />
      <SelectStep id={step.id} number={number} isSelected={isSelected} actions={actions} />
      <StepTypeToggle step={step} number={number} onToggle={actions.toggleType} />
      {isModule ? (
        <ModuleStep
          step={step}
          number={number}
          modules={modules}
          error={error}
          execution={execution}
          onChoose={actions.chooseModule}
        />
      ) : editing ? (
        <StepTextField step={step} number={number} draft={editing.draft} actions={actions} />
      ) : (
        <StepReading step={step} number={number} unknown={unknown} actions={actions} />
      )}
      <Tools>
        <ExecutionIcon execution={execution} />
        {step.is_disabled && <DisabledBadge />}
        {plan && plan.entries.length > 0 && (
          <PlanToggle number={number} isOpen={isPlanOpen} onToggle={() => setIsPlanOpen(!isPlanOpen)} />
        )}
        {!isModule && <VisionToggle step={step} onToggle={actions.toggleVision} />}
        <StepMenu
          step={step}
          number={number}
          isLast={isLast}
          isSelected={isSelected}
          actions={actions}
          moreItems={moreItems}
        />
      </Tools>
      {!isModule && (
        <CardWouldHit
          stepId={step.id}
          text={step.action}
          hit={hit}
          // The field below which it stands says it, too, and a reason why the step failed says more.
          isHidden={editing !== null || execution?.status === 'failed'}
          onAccept={(sentences) => actions.accept(step, sentences)}
        />
      )}
      {execution && (
        <ExecutionDetails
          execution={execution}
          {...(!isModule && { step, draft: editing?.draft, unknown, actions })}
        />
      )}
      {plan && (isPlanOpen || plan.proposals.length > 0) && (
        <StepPlanDetails step={step} number={number} plan={plan} isOpen={isPlanOpen} />
      )}
      {isBeforeCursor && <CursorLine />}
      {!editing && <DragEdge side="bottom" />}
    </Root>
  );
});

/** Whether a press belongs to a control within the card. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, input, textarea, label, a') !== null;

/**
 * Cards far outside the window are neither laid out nor painted, so typing costs the same among 10 and 500 steps. The
 * focused card does not clip its completion list, which covers the cards below.
 */
const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
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

  &:focus,
  &[data-selected] {
    border-color: ${color('accent')};
  }

  &[data-disabled] {
    background: ${color('surfaceSunken')};

    & p,
    & p * {
      color: ${color('textMuted')};
    }
  }

  &[data-selected] {
    background: ${color('accentSoft')};
  }

  &.sortable-chosen {
    box-shadow: ${shadow('md')};
  }

  &.sortable-ghost {
    opacity: 0.4;
  }
`;

const Tools = styled.div`
  display: flex;
  grid-row: 1;
  grid-column: 4;
  align-items: center;
`;
