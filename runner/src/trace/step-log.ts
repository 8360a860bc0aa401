import type { RunEvent, RunnerStep } from '../types.ts';
import { isFields, type TraceEvent } from './mask-event.ts';

/** Times are milliseconds of the process, as in the trace. */
interface Step {
  sentence: string;
  startTime: number;
  endTime: number;
  /** null: it passed. */
  error: string | null;
}

/** What a run did, for its trace. */
export interface StepLog {
  observe(event: RunEvent): void;
  /** The lines of a trace with a group for each step, its screenshots as film strip, and only those calls that a person would make. */
  describe(lines: TraceEvent[]): TraceEvent[];
  /** The files of the film strip by their paths in the trace. */
  screenshots(): Record<string, Uint8Array>;
}

/** Calls that act on a page as a person does. All others look for elements and watch the page. */
const ACTS =
  /^(?:(?:Frame|ElementHandle)\.(?:click|dblclick|hover|tap|fill|check|uncheck|selectOption|setInputFiles|dragAndDrop|goto)|Page\.(?:reload|goBack|goForward|keyboardPress|keyboardInsertText|mouse\w+|touchscreenTap)|Dialog\.\w+)$/u;

/**
 * Collects the events of a run, which hold no secret.
 * @param start of the run, as `performance.now()` tells it: the clock of traces, too
 */
export function createStepLog(steps: readonly RunnerStep[], start: number): StepLog {
  const ended: Step[] = [];
  const frames: { jpeg: Buffer; timestamp: number }[] = [];
  const timeOf = (seconds: number) => start + seconds * 1000;

  return {
    observe(event) {
      if (event.type === 'started' && event.screenshot)
        frames.push({ jpeg: event.screenshot, timestamp: performance.now() });
      if (event.type === 'action' && event.action.screenshot) {
        const { screenshot, startSeconds, durationSeconds } = event.action;
        frames.push({ jpeg: screenshot, timestamp: timeOf(startSeconds + durationSeconds) });
      }
      if (event.type !== 'step-finished') return;
      const { startSeconds, durationSeconds, isSuccessful, result } = event.outcome;
      ended.push({
        sentence: steps[event.stepIndex]?.action ?? '',
        startTime: timeOf(startSeconds),
        endTime: timeOf(startSeconds + durationSeconds),
        error: isSuccessful ? null : result,
      });
    },

    describe([options, ...lines]) {
      if (!options) return [];
      const kept = new Set(lines.filter(isAct).map(({ callId }) => callId));
      const calls = lines.flatMap((line) => {
        if (line['callId'] === undefined) return [line];
        if (!kept.has(line['callId'])) return [];
        const step = line['type'] === 'before' && ended.findIndex((one) => isIn(one, line['startTime']));
        return typeof step === 'number' && step !== -1 ? [{ ...line, parentId: idOf(step) }] : [line];
      });
      const snapshots = lines.map(({ snapshot }) => snapshot).filter(isFields);
      const strip = frames.flatMap(({ timestamp }, index) => {
        const shown = snapshots.findLast((one) => Number(one['timestamp']) <= timestamp) ?? snapshots[0];
        if (!shown || !isFields(shown['viewport'])) return [];
        const { pageId = null, viewport } = shown;
        return [{ type: 'screencast-frame', pageId, file: pathOf(index), ...viewport, timestamp }];
      });
      return [options, ...ended.flatMap(groupOf), ...withPagesOfSteps(calls, ended, kept), ...strip];
    },

    screenshots: () => Object.fromEntries(frames.map(({ jpeg }, index) => [pathOf(index), jpeg])),
  };
}

const idOf = (step: number) => `step@${step + 1}`;
const pathOf = (frame: number) => `screencast/${frame + 1}.jpeg`;

/** Single characters are what a text is typed by: the step says it. */
function isAct({ class: owner, method, params }: TraceEvent): boolean {
  const text = isFields(params) ? (params['text'] ?? params['key']) : undefined;
  const isCharacter = typeof text === 'string' && [...text].length === 1;
  return ACTS.test(`${String(owner)}.${String(method)}`) && !isCharacter;
}

const isIn = ({ startTime, endTime }: Step, time: unknown) =>
  Number(time) >= startTime && Number(time) <= endTime;

function groupOf({ sentence, startTime, endTime, error }: Step, index: number): TraceEvent[] {
  const callId = idOf(index);
  const group = { class: 'Tracing', method: 'tracingGroup', params: {} };
  return [
    { type: 'before', callId, ...group, title: sentence, startTime },
    { type: 'after', callId, endTime, ...(error !== null && { error: { name: '', message: error } }) },
  ];
}

/** A step shows the page as its first call found it and as its last one left it, unless that call is shown itself. */
function withPagesOfSteps(lines: TraceEvent[], steps: Step[], kept: Set<unknown>): TraceEvent[] {
  const owners = new Map<string, string>();
  for (const [index, step] of steps.entries()) {
    const own = lines.map(({ snapshot }) => snapshot).filter(isFields);
    const inside = own.filter((one) => isIn(step, one['timestamp']));
    const first = inside.find((one) => one['phase'] === 'before');
    const last = inside.findLast((one) => one['phase'] === 'after');
    for (const edge of [first, last])
      if (edge && !kept.has(edge['callId'])) owners.set(keyOf(edge), idOf(index));
  }
  return lines.map((line) => {
    const { snapshot } = line;
    const callId = isFields(snapshot) ? owners.get(keyOf(snapshot)) : undefined;
    return isFields(snapshot) && callId ? { ...line, snapshot: { ...snapshot, callId } } : line;
  });
}

const keyOf = ({ callId, phase }: TraceEvent) => `${String(callId)} ${String(phase)}`;
