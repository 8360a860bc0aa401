import type { ReactNode } from 'react';
import { media, oneColumn, space, styled } from 'shared/theme';
import { RoleScope } from 'shared/ui';
import { RunToStepContext } from '../../components/run-to-step.ts';
import { SimulatedStepsContext } from '../../components/simulated-steps.ts';
import type { StepRuns } from './useStepRuns.ts';

interface Props {
  runs: StepRuns;
  /** The Step Preview. */
  preview: ReactNode;
  /** The preview is to be used, not only looked at: it gets more room. */
  isPreviewWide: boolean;
  /** The steps editor. */
  children: ReactNode;
}

/** The steps and next to them the Step Preview, on a phone below them. */
export function RunColumns({ runs: { simulation, runSteps }, preview, isPreviewWide, children }: Props) {
  return (
    <Columns $isPreviewWide={isPreviewWide} onKeyDown={runSteps.handleKeyDown}>
      <RunToStepContext value={runSteps.toStep}>
        <SimulatedStepsContext value={simulation.simulated}>{children}</SimulatedStepsContext>
      </RunToStepContext>
      <Aside>
        <RoleScope requires="viewer">{preview}</RoleScope>
      </Aside>
    </Columns>
  );
}

const Columns = styled.div<{ $isPreviewWide: boolean }>`
  ${oneColumn(6)}

  ${media.desktop} {
    grid-template-columns: minmax(0, ${({ $isPreviewWide }) => ($isPreviewWide ? '2fr' : '1fr')}) minmax(
        0,
        ${({ $isPreviewWide }) => ($isPreviewWide ? '3fr' : '1fr')}
      );
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
