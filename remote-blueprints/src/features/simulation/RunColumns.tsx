import type { ReactNode } from 'react';
import { media, space, styled } from 'shared/theme';
import { PreviewChoice } from '../../components/preview-choice.ts';
import { StepPreview } from './StepPreview.tsx';
import type { StepRuns } from './useStepRuns.ts';

interface Props {
  runs: StepRuns;
  /** The steps editor. */
  children: ReactNode;
}

/** The steps and next to them the Step Preview, on a phone below them. */
export function RunColumns({ runs: { simulation, runSteps, steps }, children }: Props) {
  return (
    <PreviewChoice value={simulation.choice}>
      <Columns onKeyDown={runSteps.handleKeyDown}>
        {children}
        <Aside>
          <StepPreview simulation={simulation} steps={steps} />
        </Aside>
      </Columns>
    </PreviewChoice>
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

  /* Room for the result of a run at the lower edge of the window. */
  ${media.phone} {
    padding-bottom: ${space(16)};
  }
`;

const Aside = styled.div`
  ${media.desktop} {
    position: sticky;
    top: calc(var(--editor-top, 0px) + ${space(2)});
  }
`;
