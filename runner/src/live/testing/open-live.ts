import assert from 'node:assert/strict';
import type { LiveEventOf, LiveInput, PlanEntryInput, Point } from 'shared/contract';
import { readStep } from 'shared/step-language';
import { startTestRunner } from '../../testing/test-runner.ts';
import { GENEROUS } from '../../testing/timings.ts';
import type { SiteAccess } from '../../browser/site-access.ts';
import type { Timing } from '../../timing.ts';
import { serveSite, type Answer, type TestSite } from '../../testing/test-site.ts';
import type { GivenValue, LearnedStep, RunnerOptions, RunPlan } from '../../types.ts';
import type { LiveSession, LiveStep } from '../types.ts';
import { createTestHost, type TestHost } from './test-host.ts';

/** A live session on a small site, and what it has sent. */
export interface TestLive extends Omit<TestHost, 'host'> {
  session: LiveSession;
  site: TestSite;
  input(...inputs: LiveInput[]): void;
  /** Moves to the point, presses and releases the left button. */
  click(point: Point): void;
  /** Presses a key that types no text. */
  press(key: string): void;
  /** Resolves when all requests until now have been handled. */
  settled(): Promise<void>;
  /** Runs sentences where the page stands, or in a new window at a path of the site. @returns the results */
  run(sentences: string[], path?: string, timing?: Timing, plan?: RunPlan): Promise<TestLiveRun>;
  /** Opens a path of the site in a new window. */
  restart(path: string): Promise<void>;
  close(): Promise<void>;
}

interface TestLiveRun {
  status: LiveEventOf<'run-finished'>['status'];
  error: string | null;
  /** What it adds to the plan. */
  entries: PlanEntryInput[];
  /** The conflicts with the plan that were handed over before its end was sent. */
  conflicts: LearnedStep[];
  steps: LiveEventOf<'step-finished'>[];
  actions: LiveEventOf<'action'>[];
}

export interface OpenLiveOptions {
  values?: GivenValue[];
  /** Interruption handlers of its runs. */
  handlers?: string[];
  /** The path of the starting page. */
  path?: string;
  /** In place of `path`: an address that the session opens on its site. */
  startingUrl?: string;
  /** Makes the site of the pages the base URL of the session, with this path. */
  sitePath?: string;
  access?: Omit<SiteAccess, 'origin'>;
  /** Options that may depend on the site's port. */
  runner?: (port: number) => Partial<RunnerOptions>;
}

/** Opens a live session on a site of these pages. Resolves when the starting page has been opened. */
export async function openLive(
  pages: Record<string, Answer>,
  {
    values = [],
    handlers = [],
    path = '/',
    startingUrl,
    sitePath,
    access,
    runner: options,
  }: OpenLiveOptions = {},
): Promise<TestLive> {
  const site = await serveSite(pages);
  const { runner, close } = await startTestRunner(options?.(Number(new URL(site.address).port)));
  const { host, ...sent } = createTestHost();
  const { events } = sent;
  const session = await runner.openLive({
    startingUrl: startingUrl ?? `${site.address}${path}`,
    site: sitePath === undefined ? undefined : `${site.address}${sitePath}`,
    access: access && { ...access, origin: site.address },
    values,
    host,
    signal: new AbortController().signal,
  });
  let runs = 0;

  const live: TestLive = {
    ...sent,
    session,
    site,
    input(...inputs) {
      for (const input of inputs) session.handle({ type: 'input', input });
    },
    click(point) {
      live.input(
        { kind: 'move', point },
        { kind: 'down', point, button: 'left', count: 1, modifiers: [] },
        { kind: 'up', point, button: 'left' },
      );
    },
    press: (key) => live.input({ kind: 'key', key, modifiers: [] }),
    async settled() {
      const count = events.length;
      const isOn = events.findLast((event) => event.type === 'recording')?.isOn ?? false;
      session.handle({ type: 'record', isOn });
      await live.next('recording', (event) => events.indexOf(event) >= count);
    },
    async run(sentences, startPath, timing = GENEROUS, plan = undefined) {
      const run = ++runs;
      const conflicts: LearnedStep[] = [];
      session.run(run, {
        onConflicts(found) {
          const isOver = events.some((event) => event.type === 'run-finished' && event.run === run);
          if (!isOver) conflicts.push(...found);
          return Promise.resolve();
        },
        steps: sentences.map(liveStep),
        startingUrl: startPath === undefined ? null : `${site.address}${startPath}`,
        attachment: undefined,
        plan,
        handlers,
        timing,
      });
      const {
        status,
        error,
        plan: entries = [],
      } = await live.next('run-finished', (event) => event.run === run);
      const own = events.filter((event) => 'run' in event && event.run === run);
      return {
        status,
        error,
        entries,
        conflicts,
        steps: own.filter((event) => event.type === 'step-finished'),
        actions: own.filter((event) => event.type === 'action'),
      };
    },
    async restart(startPath) {
      session.handle({ type: 'restart', starting_url: `${site.address}${startPath}` });
      await live.settled();
    },
    async close() {
      await session.close();
      await close();
      await site.close();
    },
  };
  await live.settled();
  return live;
}

function liveStep(action: string, index: number): LiveStep {
  const { type } = readStep(action);
  assert.ok(type, `"${action}" is no sentence.`);
  return { type, action, useVision: false, place: { step: index + 1, module: null } };
}
