import { lazy, Suspense, useEffect } from 'react';
import { media, space, styled } from 'shared/theme';
import { useAttachment } from '../../features/attachment/useAttachment.ts';
import { TestFields } from '../../features/blueprint-form/TestFields.tsx';
import type { DraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { StepPreview } from '../../features/simulation/StepPreview.tsx';
import { useSimulation } from '../../features/simulation/useSimulation.ts';
import { StepsEditor } from '../../features/steps-editor/StepsEditor.tsx';
import { useModules } from '../../features/steps-editor/useModules.ts';
import { StepTools } from './StepTools.tsx';

const AttachedFile = lazy(async () => ({
  default: (await import('../../features/attachment/AttachedFile.tsx')).AttachedFile,
}));

/** Everything of a test that can be changed, and the trial of its steps: the same for a new test and a stored one. */
export function TestEditor({ form }: { form: DraftForm }) {
  const { steps, url, suiteId, file } = form.draft;
  const { modules, loginModule } = useModules(suiteId);
  const simulation = useSimulation({ steps, url, login: loginModule, file });
  const attachment = useAttachment((newFile) => form.change({ file: newFile }));
  const { holdBecause } = form;
  const isUploading = attachment.upload !== null;
  useEffect(() => {
    holdBecause(isUploading ? 'Wait until the file is uploaded' : undefined);
  }, [holdBecause, isUploading]);
  return (
    <>
      <TestFields form={form} />
      <Columns>
        <StepsEditor
          steps={steps}
          onChange={form.changeSteps}
          undoing={form.undoing}
          modules={modules}
          loginModuleTitle={loginModule?.title}
          errors={form.errors.steps}
          executions={simulation.executions}
          tools={<StepTools form={form} attachment={attachment} simulation={simulation} />}
          status={
            (file || isUploading || attachment.error !== null) && (
              <Suspense>
                <AttachedFile file={file} attachment={attachment} />
              </Suspense>
            )
          }
        />
        <Aside>
          <StepPreview simulation={simulation} />
        </Aside>
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

const Aside = styled.div`
  ${media.desktop} {
    position: sticky;
    top: ${space(6)};
  }
`;
