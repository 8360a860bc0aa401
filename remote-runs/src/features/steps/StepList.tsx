import { useMemo } from 'react';
import type { TestRun } from 'shared/contract';
import { PlainList, Stack, VisuallyHidden } from 'shared/ui';
import { stepIndexOf } from '../../model/moment.ts';
import { groupSteps, type StepGroup } from '../../model/step-group.ts';
import { editAddress, keepAddress, labelOf } from '../../model/step-place.ts';
import { firstFailedStep } from '../../model/test-run.ts';
import type { SeekTarget, Timeline } from '../../model/timeline.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { ModuleItem } from './ModuleItem.tsx';
import { StepItem, type RenderProposals, type StepItemHandlers } from './StepItem.tsx';

interface StepListProps extends StepItemHandlers, RenderProposals {
  run: TestRun;
  timeline: Timeline;
  seekTo: (target: SeekTarget) => void;
  /** The index of the step at the recording's playhead. */
  playing: number | null;
}

/** The steps of a finished test run, those of a module below its line. */
export function StepList({ run, timeline, seekTo, playing, ...handlers }: StepListProps) {
  const groups = useMemo(() => groupSteps(run.results), [run.results]);
  const labelWidth = Math.max(3, ...run.results.map((step) => labelOf(step).length));
  const failed = firstFailedStep(run.results);
  const { order } = timeline;
  const chosen = order === null ? null : stepIndexOf(order);

  const renderSteps = ({ start, steps }: StepGroup) =>
    steps.map((step, offset) => {
      const index = start + offset;
      return (
        <StepItem
          key={step.step_number}
          isTold={step === failed}
          editTo={step.is_successful === false ? editAddress(run, step) : null}
          keepTo={keepAddress(run, step)}
          step={step}
          index={index}
          order={chosen === index ? order : null}
          isOpen={timeline.steps.open.has(index)}
          isPlaying={playing === index}
          hasRecording={Boolean(run.test_video_url)}
          {...handlers}
        />
      );
    });

  return (
    <Stack as="section" gap={2} aria-labelledby="steps-title">
      <VisuallyHidden as="h2" id="steps-title">
        Steps
      </VisuallyHidden>
      <KeyboardHelp />
      <PlainList as="ol" style={{ '--label-width': `${labelWidth}ch` }}>
        {groups.map((group) => {
          if (!group.module) return renderSteps(group);
          const isWithin = (index: number | null) =>
            index !== null && index >= group.start && index < group.start + group.steps.length;
          const isOpen = timeline.modules.open.has(group.start);
          return (
            <ModuleItem
              key={`module ${group.start}`}
              group={group}
              isOpen={isOpen}
              isChosen={isWithin(chosen)}
              isPlaying={isWithin(playing)}
              onToggle={(start) => seekTo({ kind: 'toggle-module', start })}
              onSeek={(from, distance) => seekTo({ kind: 'step', from, distance })}
            >
              {isOpen && renderSteps(group)}
            </ModuleItem>
          );
        })}
      </PlainList>
    </Stack>
  );
}
