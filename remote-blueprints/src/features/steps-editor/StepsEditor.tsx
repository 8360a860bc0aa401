import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { lazyPart } from 'shared/remote';
import { space, styled, wrappingRow } from 'shared/theme';
import { VisuallyHidden } from 'shared/ui';
import { cursorIn, isUsable, type LiveState } from '../../model/live-state.ts';
import { countStepsToRun } from '../../model/modules.ts';
import type { Executions } from '../../model/simulation.ts';
import type { EditorStep } from '../../model/step.ts';
import { errorsAtom, stepsAtom, useEditor, useEditorValue } from '../../state/editor.ts';
import { useLiveBrowser, useLiveState } from '../../state/live-browser.ts';
import { EmptySteps } from './empty/EmptySteps.tsx';
import { ShortcutsButton } from './keys/ShortcutsButton.tsx';
import { LoginStepRow } from './LoginStepRow.tsx';
import { ReadingSummary } from './ReadingSummary.tsx';
import { ReferenceButton } from './reference/ReferenceButton.tsx';
import { useStepClipboard } from './selection/useStepClipboard.ts';
import type { MoreMenuItems } from './step-actions.ts';
import { StepList } from './StepList.tsx';
import { StepsToolbar } from './StepsToolbar.tsx';
import { useModules } from './useModules.ts';
import { useModuleItems } from './modules/useModuleItems.tsx';
import { useStepActions } from './useStepActions.ts';
import { useStepOfAddress } from './useStepOfAddress.ts';
import { useUndoFocus } from './useUndoFocus.ts';
import { ReadTypedContext, useUnknownValues } from './useUnknownValues.ts';

const SelectionBar = lazyPart(async () => (await import('./selection/SelectionBar.tsx')).SelectionBar);

interface Props {
  /** How the steps fared in the latest simulation, by local id. */
  executions: Executions | null;
  /** Buttons next to the Add menu. */
  tools: ReactNode;
  /** Stays in sight with the buttons. */
  summary: ReactNode;
  /** Content below the buttons. */
  status: ReactNode;
  /** What the menus of the cards offer besides changes of the list. */
  moreMenuItems: MoreMenuItems;
}

const NO_ERRORS = {};

/** The ordered steps of a test or a module. */
export function StepsEditor({ executions, tools, summary, status, moreMenuItems }: Props) {
  const { type, changeSteps } = useEditor();
  const isOfModule = type === 'module';
  const steps = useEditorValue(stepsAtom);
  const { steps: errors = NO_ERRORS } = useEditorValue(errorsAtom);
  const { modules, loginModule } = useModules();
  const root = useRef<HTMLElement>(null);
  const { editing, selected, announcement, announce, actions } = useStepActions(steps, changeSteps);
  const clipboard = useStepClipboard(root, { steps, selected, modules, isOfModule, actions, announce });
  const { unknown, readTyped } = useUnknownValues(steps, {
    isOfModule,
    loginId: loginModule?.id ?? null,
  });
  const undoingWithFocus = useUndoFocus(steps, root);
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
        canAddModules={!isOfModule}
        tools={tools}
        summary={summary}
      />
      <Top>
        <ReadingSummary
          steps={steps}
          unknown={unknown}
          total={countStepsToRun(steps, modules, loginModule)}
        />
        <ShortcutsButton isOfModule={isOfModule} />
        {steps.length > 0 && <ReferenceButton onInsert={actions.insertStep} />}
      </Top>
      {status}
      <CursorAtStart steps={steps} />
      {loginModule && <LoginStepRow module={loginModule} execution={executions?.login} />}
      {steps.length === 0 && <EmptySteps onInsert={actions.insertStep} />}
      <ReadTypedContext value={readTyped}>
        <StepList
          steps={steps}
          onChange={changeSteps}
          editing={editing}
          selected={selected}
          modules={modules}
          errors={errors}
          unknown={unknown}
          executions={executions?.own}
          actions={actions}
          moreItems={moreItems}
        />
      </ReadTypedContext>
      {selected.length > 0 && (
        <SelectionBar
          steps={steps}
          selected={selected}
          actions={actions}
          clipboard={clipboard}
          canExtract={!isOfModule}
        />
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
  ${wrappingRow(2)}
  justify-content: flex-end;
  margin-bottom: ${space(1)};

  & > :first-child {
    margin-right: auto;
  }
`;

const CursorLine = lazyPart(async () => (await import('./live-marks.ts')).CursorLine);

const doneOf = ({ done }: LiveState) => done;

/** Marks that the live browser stands before the first step: what is recorded comes first. */
function CursorAtStart({ steps }: { steps: EditorStep[] }) {
  const live = useLiveBrowser();
  const cursor = cursorIn(steps, useLiveState(live, doneOf));
  const canUse = useLiveState(live, isUsable);
  if (!canUse || cursor !== null || steps.length === 0) return null;
  return <CursorLine />;
}
