import { MonitorPlay } from 'lucide-react';
import { useState } from 'react';
import { STEP_PREVIEW_HEIGHT_PX } from 'shared/constants';
import { Dialog } from 'shared/overlay';
import { color, font, radius, space, styled } from 'shared/theme';
import { Heading, Spinner } from 'shared/ui';
import { latestScreenshot } from '../../model/simulation.ts';
import type { SimulationState } from './useSimulation.ts';

/** The latest screenshot of the browser that executes the steps. */
export function StepPreview({ simulation: { simulation, isRunning, id } }: { simulation: SimulationState }) {
  const [isLarge, setIsLarge] = useState(false);
  const screenshot = simulation && latestScreenshot(simulation);
  return (
    <Root aria-labelledby="preview-heading">
      <Title level={2} id="preview-heading">
        Step Preview
      </Title>
      <Frame>
        {screenshot ? (
          <Enlarge type="button" aria-label="Enlarge the latest screenshot" onClick={() => setIsLarge(true)}>
            <Screenshot src={screenshot} alt="Latest screenshot" />
          </Enlarge>
        ) : isRunning ? (
          <Waiting role="status">
            <Spinner />
            Running steps...{id && ` (ID: ${id})`}
          </Waiting>
        ) : (
          <Waiting>
            <MonitorPlay size={28} strokeWidth={1.5} aria-hidden />
            Run steps to see preview
          </Waiting>
        )}
      </Frame>
      {screenshot && isLarge && (
        <Dialog isOpen size="full" title="Latest screenshot" onClose={() => setIsLarge(false)}>
          <LargeScreenshot src={screenshot} alt="Latest screenshot, enlarged" />
        </Dialog>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-width: 0;
`;

/** As high as the row of buttons above the steps next to it. */
const Title = styled(Heading)`
  line-height: 32px;
`;

const Frame = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  height: ${STEP_PREVIEW_HEIGHT_PX}px;
  overflow: hidden;
  background: ${color('surfaceSunken')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
`;

const Enlarge = styled.button`
  width: 100%;
  height: 100%;
  padding: 0;
  cursor: zoom-in;
  background: none;
  border: 0;
`;

const LargeScreenshot = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${radius('sm')};
`;

const Screenshot = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

const Waiting = styled.div`
  ${font('sm')}
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(4)};
  color: ${color('textMuted')};
  text-align: center;
  overflow-wrap: anywhere;
`;
