import { useQuery } from 'shared/query';
import { lazyPart } from 'shared/remote';
import { EnvironmentMenu } from 'shared/run-environment';
import { generatorQuery } from '../../api/generation.ts';
import { AskModel } from '../../features/ask-model/AskModel.tsx';
import { AttachButton } from '../../features/attachment/AttachButton.tsx';
import type { AttachmentState } from '../../features/attachment/useAttachment.ts';
import { GenerateSteps } from '../../features/generation/GenerateSteps.tsx';
import { useLiveSession } from '../../features/live/useLiveSession.ts';
import { RunColumns } from '../../features/simulation/RunColumns.tsx';
import { RunSteps } from '../../features/simulation/RunSteps.tsx';
import { RunSummary } from '../../features/simulation/RunSummary.tsx';
import { useStartingPage } from '../../features/simulation/useStartingPage.ts';
import { useStepRuns } from '../../features/simulation/useStepRuns.ts';
import { useEditorKeys } from '../../features/steps-editor/keys/useEditorKeys.ts';
import { useLearning } from '../../features/steps-editor/plan/learned-plan.ts';
import { StepsEditor } from '../../features/steps-editor/StepsEditor.tsx';
import { useModules } from '../../features/steps-editor/useModules.ts';
import { draftAtom, useEditorValue } from '../../state/editor.ts';
import { livePanelAtom } from '../../state/live-browser.ts';
import { otherTestsAtom, storyAtom } from '../../state/story.ts';
import { EditorOffers } from './EditorOffers.tsx';
import { EditorPreview } from './lazy-preview.ts';

const AttachedFile = lazyPart(
  async () => (await import('../../features/attachment/AttachedFile.tsx')).AttachedFile,
);

const StoryPanel = lazyPart(
  async () => (await import('../../features/generation/story/StoryPanel.tsx')).StoryPanel,
);

const OtherTestsPanel = lazyPart(
  async () => (await import('../../features/generation/others/OtherTestsPanel.tsx')).OtherTestsPanel,
);

interface Props {
  saving: { save: () => Promise<void>; saveAndRun?: () => Promise<void> };
  /** null: a module has no file. */
  attachment: AttachmentState | null;
}

/** The steps of a test or a module, their runs and the Step Preview. */
export function EditorBody({ saving, attachment }: Props) {
  const { file } = useEditorValue(draftAtom);
  const isPreviewWide = useEditorValue(livePanelAtom).kind !== 'closed';
  const isUploading = !!attachment?.upload;
  const live = useLiveSession();
  const { loginModule } = useModules();
  const runs = useStepRuns({ login: loginModule, isUploading });
  const story = useEditorValue(storyAtom);
  const others = useEditorValue(otherTestsAtom);
  const { data: generator } = useQuery(generatorQuery());
  const writing = { openLive: live.open, login: loginModule, limits: generator?.limits };
  useStartingPage(loginModule);
  useLearning();
  useEditorKeys({ onSave: saving.save, onRun: runs.runSteps.run, onSaveAndRun: saving.saveAndRun });
  const testFile = attachment && {
    file,
    isUploading,
    error: attachment.error,
    attach: attachment.attach,
  };
  return (
    <>
      <RunColumns
        runs={runs}
        isPreviewWide={isPreviewWide}
        preview={<EditorPreview runs={runs} live={live} testFile={testFile} />}
      >
        <StepsEditor
          executions={runs.executions}
          moreMenuItems={runs.runSteps.menuItems}
          tools={
            <>
              {attachment ? (
                <>
                  <GenerateSteps />
                  <AttachButton attachment={attachment} />
                </>
              ) : (
                <EnvironmentMenu size="sm" />
              )}
              <RunSteps runs={runs} />
            </>
          }
          summary={<RunSummary runs={runs} />}
          status={
            <>
              {attachment && (file || attachment.upload || attachment.error !== null) && (
                <AttachedFile attachment={attachment} />
              )}
              {story && <StoryPanel story={story} writing={writing} />}
              {others && <OtherTestsPanel others={others} writing={writing} />}
              <EditorOffers />
            </>
          }
        />
      </RunColumns>
      <AskModel />
    </>
  );
}
