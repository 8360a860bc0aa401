import { useMemo, useRef } from 'react';
import { logError } from 'shared/feedback';
import { lazyPart } from 'shared/remote';
import type { Reading } from 'shared/step-language';
import { space, styled } from 'shared/theme';
import { useMissingRole } from 'shared/ui';
import { useLiveBrowser, useLiveState } from '../../state/live-browser.ts';
import { useStepHits } from '../../components/step-hits.ts';
import { cursorIn, type LiveState } from '../../model/live-state.ts';
import type { ChangeSteps } from '../../model/step-list.ts';
import type { Execution } from '../../model/simulation.ts';
import type { EditorStep } from '../../model/step.ts';
import type { ModulesState } from '../../model/modules.ts';
import { usePlan } from './plan/usePlan.ts';
import type { Editing, MoreMenuItems, StepActions } from './step-actions.ts';
import type { DragSortProps } from './DragSort.tsx';
import { StepCard } from './StepCard.tsx';

const DragSort = lazyPart<DragSortProps>(
  async () => (await import('./DragSort.tsx')).DragSort,
  (error) => {
    // The menu and the keyboard move steps, too.
    logError(error, 'Dragging is not available');
    return () => null;
  },
);

const doneOf = ({ done }: LiveState) => done;

interface Props {
  steps: EditorStep[];
  onChange: ChangeSteps;
  editing: Editing | null;
  /** The ids of the selected steps. */
  selected: string[];
  modules: ModulesState;
  errors: Record<string, string>;
  /** The readings of steps that name an unknown value, by id. */
  unknown: ReadonlyMap<string, Reading>;
  executions: Map<string, Execution> | undefined;
  actions: StepActions;
  moreItems: MoreMenuItems | undefined;
}

/** The list of cards, sorted by drag and drop. */
export function StepList(props: Props) {
  const { steps, onChange, editing, selected, modules, errors, unknown, executions, actions, moreItems } =
    props;
  const selectedIds = useMemo(() => new Set(selected), [selected]);
  const list = useRef<HTMLOListElement>(null);
  const canDrag = useMissingRole('editor') === undefined;
  const live = useLiveBrowser();
  const cursor = cursorIn(steps, useLiveState(live, doneOf));
  const hits = useStepHits(steps);
  const plan = usePlan();

  return (
    <>
      <List ref={list}>
        {steps.map((step, index) => (
          <StepCard
            key={step.id}
            step={step}
            number={index + 1}
            isLast={index === steps.length - 1}
            isSelected={selectedIds.has(step.id)}
            isBeforeCursor={step.id === cursor}
            editing={step.id === editing?.id ? editing : null}
            modules={modules}
            error={errors[step.id]}
            unknown={unknown.get(step.id)}
            execution={executions?.get(step.id)}
            hit={hits.get(step.id)}
            plan={plan?.ofStep(step) ?? null}
            actions={actions}
            moreItems={moreItems}
          />
        ))}
      </List>
      {/* After the list, which is on the page by then, also where the code is there from the start. */}
      {canDrag && <DragSort list={list} steps={steps} onChange={onChange} />}
    </>
  );
}

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: 0;
  margin: 0;
  list-style: none;

  /* What takes the focus is not hidden below the toolbar or the bar of the selection. */
  & > li,
  & :is(button, input, textarea) {
    scroll-margin-block: calc(var(--editor-top, 0px) + 116px) 76px;
  }
`;
