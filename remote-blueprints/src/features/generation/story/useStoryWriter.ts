import { useEffect, useEffectEvent } from 'react';
import { isWebAddress } from 'shared/constants';
import { errorText } from 'shared/http';
import { askForNextSteps } from '../../../api/writing.ts';
import type { LoginModule } from '../../../model/modules.ts';
import { runnableSteps } from '../../../model/run-range.ts';
import { isUsable } from '../../../model/live-state.ts';
import type { Story, StoryEnd } from '../../../model/story.ts';
import { draftAtom, urlAtom, useEditor, type Editor } from '../../../state/editor.ts';
import { livePanelAtom, type LiveBrowser } from '../../../state/live-browser.ts';
import { storyAtom } from '../../../state/story.ts';
import { showGenerated } from '../show-generated.ts';
import { runInLive, until, whenLive, whenLoaded } from './live-tools.ts';
import { writeStory } from './write-story.ts';

const FAILURE = 'The steps could not be written. Try again in a moment.';

interface Options {
  /** Opens the live browser at an address. */
  openLive: (url: string) => void;
  login: LoginModule | undefined;
}

/** Writes the story of the editor while it has not ended. Another one, or leaving the editor, stops it. */
export function useStoryWriter(story: Story, { openLive, login }: Options): void {
  const editor = useEditor();
  const write = useEffectEvent(
    (signal: AbortSignal) => void follow(editor, story, { openLive, login }, signal),
  );
  const isOpen = story.end === null;
  const { material, answers } = story;
  useEffect(() => {
    if (!isOpen) return;
    const stopping = new AbortController();
    write(stopping.signal);
    return () => stopping.abort(new Error('stopped'));
  }, [isOpen, material, answers]);
}

async function follow(editor: Editor, story: Story, options: Options, signal: AbortSignal): Promise<void> {
  const { store } = editor;
  const change = (changed: Partial<Story>) => {
    if (!signal.aborted) store.set(storyAtom, (now) => now && { ...now, ...changed });
  };
  let end: StoryEnd;
  try {
    end = await write(editor, story, options, { signal, change });
  } catch (error) {
    end = { kind: 'failed', problem: errorText(error, error instanceof Error ? error.message : FAILURE) };
  }
  change({ end });
  const done = store.get(storyAtom)?.done ?? [];
  const failed = done.filter(({ isSuccessful }) => !isSuccessful);
  if (!signal.aborted && end.kind === 'finished')
    showGenerated(
      done.map(({ step }) => step),
      failed.length,
    );
}

interface Writing {
  signal: AbortSignal;
  change: (changed: Partial<Story>) => void;
}

async function write(
  editor: Editor,
  { material, answers, done }: Story,
  { openLive, login }: Options,
  { signal: leaving, change }: Writing,
): Promise<StoryEnd> {
  const { store, steps, changeSteps } = editor;
  const url = store.get(urlAtom).trim();
  const { file } = store.get(draftAtom);
  const browser = await openBrowser(editor, openLive, url, leaving);
  const lost = whenLost(browser);
  const signal = AbortSignal.any([leaving, lost.signal]);
  try {
    return await writeIn(browser);
  } catch (error) {
    throw lost.signal.aborted ? lost.signal.reason : error;
  } finally {
    lost.unsubscribe();
  }

  async function writeIn(browser: LiveBrowser): Promise<StoryEnd> {
    const before = steps();
    // Behind an answered question the page stands where the last step has left it, unless the browser is another one.
    const last = done.findLast(({ isSuccessful }) => isSuccessful)?.step.id;
    if (last === undefined || browser.state().done.at(-1)?.id !== last) {
      const contradicted = new Set(
        done.filter(({ isSuccessful }) => !isSuccessful).map(({ step }) => step.id),
      );
      const passed = runnableSteps(before).filter(({ id }) => !contradicted.has(id));
      const problem = await goToStart(browser, { url, file, login, before: passed }, signal);
      if (problem !== null) return { kind: 'failed', problem };
    }
    const written = new Set(done.map(({ step }) => step.id));
    const own = before.filter(({ id }) => !written.has(id));
    /** All that were ever written, so that one undo takes them all back. */
    const ids = [...written];
    return writeStory(
      {
        ask: (asked) =>
          askForNextSteps(
            {
              ...asked,
              material,
              answers,
              starting_url: isWebAddress(url) ? url : null,
              before: own
                .map(({ action }) => action)
                .filter(Boolean)
                .slice(-200),
            },
            signal,
          ),
        async readPage() {
          await whenLoaded(browser, signal);
          return (await browser.query({ kind: 'text' })).lines;
        },
        add(added) {
          signal.throwIfAborted();
          changeSteps((all) => [...all, ...added], ids.slice());
          ids.push(...added.map(({ id }) => id));
        },
        remove(removed) {
          const gone = new Set(removed.map(({ id }) => id));
          if (!signal.aborted) changeSteps((all) => all.filter(({ id }) => !gone.has(id)), ids.slice());
        },
        run: (some) => runInLive(browser, { steps: some, list: steps(), url, file }, signal),
        onChange: change,
      },
      done,
    );
  }
}

/** Aborts when the live browser ends, with its reason. */
function whenLost(browser: LiveBrowser): { signal: AbortSignal; unsubscribe: () => void } {
  const lost = new AbortController();
  const check = () => {
    const { phase, end } = browser.state();
    if (phase === 'ended') lost.abort(new Error(end?.message ?? 'The live browser was closed.'));
  };
  check();
  return { signal: lost.signal, unsubscribe: browser.subscribe(check) };
}

/** The live browser of the editor, opened where there is none. @throws why it cannot be, as a sentence */
function openBrowser(
  { store }: Editor,
  openLive: (url: string) => void,
  url: string,
  signal: AbortSignal,
): Promise<LiveBrowser> {
  const now = store.get(livePanelAtom);
  const isOpen = now.kind === 'open' && now.watched === null && isUsable(now.session.state());
  if (!isOpen) openLive(url);
  const opened = () => {
    const panel = store.get(livePanelAtom);
    if (panel.kind === 'failed') throw new Error(panel.message);
    return panel.kind === 'open' ? panel.session : undefined;
  };
  return until((listener) => store.sub(livePanelAtom, listener), opened, signal);
}

interface Start extends Pick<Parameters<typeof runInLive>[1], 'url' | 'file'> {
  login: LoginModule | undefined;
  /** The steps that are there already. */
  before: Parameters<typeof runInLive>[1]['steps'];
}

/** A new window at the starting address, behind the steps that are there. @returns why that failed; null: it did not */
async function goToStart(
  browser: LiveBrowser,
  { url, file, login, before }: Start,
  signal: AbortSignal,
): Promise<string | null> {
  await whenLive(browser, isUsable, signal);
  if (before.length === 0 && !login) {
    browser.send({ type: 'restart', starting_url: url });
    return null;
  }
  await runInLive(browser, { steps: before, list: before, url, file, fromStart: { login } }, signal);
  const { run } = browser.state();
  return run?.simulation.status === 'completed'
    ? null
    : 'The steps that are there already do not work, so nothing was written behind them. Correct them first.';
}
