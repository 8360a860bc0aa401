import { lazy, Suspense } from 'react';
import { media, space, styled } from 'shared/theme';
import type { AttachmentState } from '../../features/attachment/useAttachment.ts';
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

/** The fields, steps and simulation of a test, new or stored. */
export function TestEditor({ form, attachment }: { form: DraftForm; attachment: AttachmentState }) {
  const { steps, url, suiteId, file } = form.draft;
  const { modules, loginModule } = useModules(suiteId);
  const simulation = useSimulation({ steps, url, login: loginModule, file });
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
            (file || attachment.upload || attachment.error !== null) && (
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
