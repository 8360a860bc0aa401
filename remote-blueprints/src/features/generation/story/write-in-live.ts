import { isWebAddress, type WritingLimits } from 'shared/constants';
import { askForNextSteps } from '../../../api/writing.ts';
import type { LoginModule } from '../../../model/modules.ts';
import { runnableSteps } from '../../../model/run-range.ts';
import { isUsable } from '../../../model/live-state.ts';
import type { Story, StoryEnd } from '../../../model/story.ts';
import { draftAtom, urlAtom, type Editor } from '../../../state/editor.ts';
import { livePanelAtom, type LiveBrowser } from '../../../state/live-browser.ts';
import { runInLive, until, whenLive, whenLoaded } from './live-tools.ts';
import { writeStory } from './write-story.ts';

export interface LiveWriting {
  /** Opens the live browser at an address. */
  openLive: (url: string) => void;
  login: LoginModule | undefined;
  /** undefined: those of a server that says nothing of them. */
  limits: WritingLimits | undefined;
}

/** Where the steps go, and who hears of them. */
interface Target extends Pick<Editor, 'steps' | 'changeSteps'> {
  change: (changed: Partial<Story>) => void;
}

/** Writes a story in the live browser of the editor, behind the steps of a list. @throws why it cannot go on, as a sentence */
export async function writeInLive(
  editor: Editor,
  story: Story,
  { openLive, login, limits }: LiveWriting,
  { steps, changeSteps, change }: Target,
  leaving: AbortSignal,
): Promise<StoryEnd> {
  const { store } = editor;
  const { material, answers, done } = story;
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
      story,
      limits,
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
