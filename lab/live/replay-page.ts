import { assignEvents } from './assign-events.ts';
import { judgeTarget, type Verdict } from './judge.ts';
import { perform } from './perform.ts';
import type { Lane, RecordedInteraction, Recording } from './recording.ts';
import { waitForRest } from './wait-for-rest.ts';

export interface ReplayedStep {
  action: string;
  /** What was done when the step was recorded. */
  about: string;
  isSuccessful: boolean;
  result: string;
  verdict: Verdict;
}

const RUN_TIMEOUT_MS = 300_000;

export const draftsOf = ({ steps }: Recording) =>
  steps.map(({ step }) => ({ ...step, use_vision: false, is_disabled: false }));

/**
 * Runs the recorded steps in a new window. What a step that fails should have done is done by hand, so that the next one is judged on its
 * own.
 */
export async function replayPage(
  lane: Lane,
  recording: Recording,
  startingUrl: string,
): Promise<ReplayedStep[]> {
  const replayed: ReplayedStep[] = [];
  const drafts = draftsOf(recording);
  for (let run = 1; replayed.length < drafts.length; run += 1) {
    const isFirst = replayed.length === 0;
    replayed.push(
      ...(await runFrom(lane, recording, {
        run,
        first: replayed.length,
        startingUrl: isFirst ? startingUrl : null,
      })),
    );
    const last = replayed.at(-1);
    if (last && !last.isSuccessful && replayed.length < drafts.length)
      await doByHand(lane, recording, replayed.length - 1);
  }
  return replayed;
}

async function runFrom(
  lane: Lane,
  recording: Recording,
  { run, first, startingUrl }: { run: number; first: number; startingUrl: string | null },
): Promise<ReplayedStep[]> {
  const { client, site } = lane;
  const heard = client.events.length;
  const steps = draftsOf(recording).slice(first);
  client.send({ type: 'run', run, starting_url: startingUrl, steps, file: lane.file });
  const end = await client.next(['run-finished', 'refused'], heard, RUN_TIMEOUT_MS);
  await waitForRest(lane);
  const events = client.events.slice(heard);
  const spans = steps.map((_, index) => ({
    startedAt:
      events.find(({ event }) => event.type === 'step-started' && event.index === index)?.time ?? null,
    recorded: sourcesOf(recording, first + index).flatMap(({ from, to }) =>
      site.events.filter(({ time }) => time >= from && time <= to),
    ),
  }));
  const begin = spans[0]?.startedAt ?? Number.POSITIVE_INFINITY;
  const assigned = assignEvents(
    site.events.filter(({ time }) => time >= begin),
    spans,
  );
  const replayed: ReplayedStep[] = [];
  for (const [index, { action }] of steps.entries()) {
    const finished = events
      .map(({ event }) => event)
      .find((event) => event.type === 'step-finished' && event.index === index);
    const isFinished = finished?.type === 'step-finished';
    replayed.push({
      action,
      about: sourcesOf(recording, first + index)
        .map(({ about }) => about)
        .join(', '),
      isSuccessful: isFinished && finished.isSuccessful,
      result: isFinished ? finished.result : `not executed: ${JSON.stringify(end)}`,
      verdict: judgeTarget(spans[index]?.recorded ?? [], assigned[index] ?? []),
    });
    if (!isFinished || !finished.isSuccessful) break;
  }
  return replayed;
}

function sourcesOf(recording: Recording, step: number): RecordedInteraction[] {
  return (recording.steps[step]?.interactions ?? []).flatMap((index) => recording.interactions[index] ?? []);
}

async function doByHand(lane: Lane, recording: Recording, index: number): Promise<void> {
  const source = recording.steps[index]?.interactions.at(-1);
  const interaction = source === undefined ? undefined : recording.interactions[source]?.interaction;
  if (!interaction) return;
  if (!('control' in interaction)) {
    await perform(lane.client, lane.inspector, interaction);
  } else {
    const point = await lane.inspector.locate(interaction.control.path);
    if (point)
      await perform(lane.client, lane.inspector, {
        ...interaction,
        control: { ...interaction.control, point },
      });
  }
  await waitForRest(lane);
}
