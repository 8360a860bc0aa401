import { Suspense, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { lazyPart } from 'shared/remote';
import { space, styled } from 'shared/theme';
import { VisuallyHidden } from 'shared/ui';
import { countStepsToRun, type LoginModule, type ModulesState } from '../../model/modules.ts';
import type { Executions } from '../../model/simulation.ts';
import type { EditorStep } from '../../model/step.ts';
import { CursorAtStart } from './CursorAtStart.tsx';
import { EmptySteps } from './empty/EmptySteps.tsx';
import { ShortcutsButton } from './keys/ShortcutsButton.tsx';
import { LoginStepRow } from './LoginStepRow.tsx';
import { ReadingSummary } from './ReadingSummary.tsx';
import { ReferenceButton } from './reference/ReferenceButton.tsx';
import type { ChangeSteps } from '../../model/step-list.ts';
import { useStepClipboard } from './selection/useStepClipboard.ts';
import type { MoreMenuItems } from './step-actions.ts';
import { StepList } from './StepList.tsx';
import { StepsToolbar } from './StepsToolbar.tsx';
import { useModuleItems } from './modules/useModuleItems.tsx';
import type { Undoing } from './UndoButtons.tsx';
import { useStepActions } from './useStepActions.ts';
import { useStepOfAddress } from './useStepOfAddress.ts';
import { useUndoFocus } from './useUndoFocus.ts';
import { ReadTypedContext, useUnknownValues } from './useUnknownValues.ts';

const SelectionBar = lazyPart(async () => (await import('./selection/SelectionBar.tsx')).SelectionBar);

interface Props {
  steps: EditorStep[];
  onChange: ChangeSteps;
  undoing: Undoing;
  /** Absent for a module, which cannot contain modules. */
  modules?: ModulesState;
  /** The module that signs in before this test, if its suite has one. */
  loginModule?: LoginModule | undefined;
  /** By the step's local id. */
  errors?: Record<string, string> | undefined;
  /** How the steps fared in the latest simulation, by local id. */
  executions?: Executions | null;
  /** Buttons next to the Add menu. */
  tools?: ReactNode;
  /** Stays in sight with the buttons. */
  summary?: ReactNode;
  /** Content below the buttons. */
  status?: ReactNode;
  /** Opens the dialog that makes steps from material; absent for a module. */
  onGenerate?: () => void;
  /** What the menus of the cards offer besides changes of the list. */
  moreMenuItems?: MoreMenuItems;
}

const NO_MODULES: ModulesState = { isLoading: false, options: [] };
const NO_ERRORS = {};

/** The ordered steps of a test or a module. The page owns the list; this shows it and changes it. */
export function StepsEditor(props: Props) {
  const {
    steps,
    onChange,
    undoing,
    modules,
    loginModule,
    errors = NO_ERRORS,
    executions,
    tools,
    summary,
    status,
    onGenerate,
    moreMenuItems,
  } = props;
  const root = useRef<HTMLElement>(null);
  const { editing, selected, announcement, announce, actions } = useStepActions(steps, onChange);
  const clipboard = useStepClipboard(root, { steps, selected, modules, actions, announce });
  const { unknown, readTyped } = useUnknownValues(steps, {
    isOfModule: modules === undefined,
    loginId: loginModule?.id ?? null,
  });
  const undoingWithFocus = useUndoFocus(undoing, steps, root);
  useStepOfAddress(steps, actions);
  const moreItems = useModuleItems(actions, announce, moreMenuItems);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Menus and dialogs are children of other elements, and use Escape themselves.
    if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) actions.select.clear();
  };
  return (
    <Root
      ref={root}
      aria-labelledby="steps-heading"
      tabIndex={-1}
      data-selecting={selected.length > 0 || undefined}
      onKeyDown={handleKeyDown}
    >
      <StepsToolbar
        undoing={undoingWithFocus}
        actions={actions}
        canAddModules={modules !== undefined}
        tools={tools}
        summary={summary}
      />
      <Top>
        <ReadingSummary
          steps={steps}
          unknown={unknown}
          total={countStepsToRun(steps, modules ?? NO_MODULES, loginModule)}
        />
        <ShortcutsButton isOfModule={modules === undefined} />
        {steps.length > 0 && <ReferenceButton onInsert={actions.insertStep} />}
      </Top>
      {status}
      <CursorAtStart steps={steps} />
      {loginModule && <LoginStepRow module={loginModule} execution={executions?.login} />}
      {steps.length === 0 && <EmptySteps onInsert={actions.insertStep} onGenerate={onGenerate} />}
      <ReadTypedContext value={readTyped}>
        <StepList
          steps={steps}
          onChange={onChange}
          editing={editing}
          selected={selected}
          modules={modules ?? NO_MODULES}
          errors={errors}
          unknown={unknown}
          executions={executions?.own}
          actions={actions}
          moreItems={moreItems}
        />
      </ReadTypedContext>
      {selected.length > 0 && (
        <Suspense>
          <SelectionBar
            steps={steps}
            selected={selected}
            actions={actions}
            clipboard={clipboard}
            canExtract={modules !== undefined}
          />
        </Suspense>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Root>
  );
}

/** A click between the cards focuses it, so that steps can be pasted. */
const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  outline: none;
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  justify-content: flex-end;
  margin-bottom: ${space(1)};

  & > :first-child {
    margin-right: auto;
  }
`;
