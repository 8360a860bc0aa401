import { useId } from 'react';
import type { StepScreenshot } from 'shared/contract';
import { shortDateTime } from 'shared/format';
import { color, css, flexRow, font, frame, radius, space, styled } from 'shared/theme';
import { StepStatusIcon } from '../../components/StepStatusIcon.tsx';
import { missingScreenshotText } from '../../model/step-screenshots.ts';

interface Props {
  /** Newest first. */
  screenshots: StepScreenshot[];
  /** The run of the page. */
  testRunId: number;
  chosenId: number | null;
  onChoose: (testRunId: number) => void;
}

/** The screenshots of a step, oldest first from left to right; the arrow keys choose the one to compare with. */
export function RunStrip({ screenshots, testRunId, chosenId, onChoose }: Props) {
  const name = useId();
  return (
    <Root role="radiogroup" aria-label="Run to compare with">
      {screenshots.toReversed().map((screenshot) => {
        const { test_run_id: id, time_ran, is_successful } = screenshot;
        const isOwn = id === testRunId;
        const content = (
          <>
            <Thumbnail screenshot={screenshot} />
            <Line>
              <StepStatusIcon isSuccessful={is_successful} />
              <span>{isOwn ? 'This run' : shortDateTime(time_ran)}</span>
            </Line>
          </>
        );
        if (isOwn)
          return (
            <Frame key={id} as="div" $isOwn>
              {content}
            </Frame>
          );
        return (
          <Frame key={id} $isChosen={id === chosenId} ref={id === chosenId ? scrollTo : undefined}>
            <Radio type="radio" name={name} checked={id === chosenId} onChange={() => onChoose(id)} />
            {content}
          </Frame>
        );
      })}
    </Root>
  );
}

/** Scrolls the strip, and not the screen, to the middle of a run. */
function scrollTo(frame: HTMLElement | null): void {
  const strip = frame?.parentElement;
  if (strip) strip.scrollLeft = frame.offsetLeft - (strip.clientWidth - frame.clientWidth) / 2;
}

function Thumbnail({ screenshot }: { screenshot: StepScreenshot }) {
  const { screenshot_url: url } = screenshot;
  if (url === null) return <Missing>{missingScreenshotText(screenshot)}</Missing>;
  return <Image src={url} alt="" width={1280} height={720} loading="lazy" />;
}

const Root = styled.div`
  display: flex;
  position: relative;
  gap: ${space(2)};
  padding: 3px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

const Frame = styled.label<{ $isOwn?: boolean; $isChosen?: boolean }>`
  display: grid;
  flex: none;
  align-content: start;
  gap: ${space(1)};
  position: relative;
  width: 132px;
  padding: ${space(1)};
  ${frame('md')}
  background: ${color('surface')};

  &:has(input) {
    cursor: pointer;
  }

  &:has(input:focus-visible) {
    outline: 2px solid ${color('accent')};
    outline-offset: 1px;
  }

  ${({ $isChosen }) =>
    $isChosen &&
    css`
      border-color: ${color('accent')};
      background: ${color('accentSoft')};
    `}
  ${({ $isOwn }) =>
    $isOwn &&
    css`
      border-style: dashed;
      border-color: ${color('borderStrong')};
    `}
`;

const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: inherit;
`;

const Image = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  object-position: top;
  border-radius: ${radius('sm')};
  background: ${color('surfaceSunken')};
`;

const Missing = styled.span`
  ${font('xs')}
  display: grid;
  place-content: center;
  aspect-ratio: 16 / 9;
  border-radius: ${radius('sm')};
  background: ${color('surfaceSunken')};
  color: ${color('textMuted')};
  text-align: center;
`;

const Line = styled.span`
  ${font('xs')}
  ${flexRow(1)}

  > :first-child svg {
    width: 14px;
    height: 14px;
  }
`;
