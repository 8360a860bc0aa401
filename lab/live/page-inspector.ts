import { readFile } from 'node:fs/promises';
import { evaluateOver, targetsAt, type Target } from '../trials/devtools.ts';
import { createElementPaths } from './in-page/element-path.ts';
import { findControls, type PageControl } from './in-page/find-controls.ts';
import { locate } from './in-page/locate.ts';
import { readState } from './in-page/read-state.ts';
import type { PageSite } from './page-site.ts';

/** Looks into the page of a live session over the browser's debugging protocol: it shares no code with the runner. */
export interface PageInspector {
  /** What a person could use now, also in frames of other origins. */
  controls(): Promise<PageControl[]>;
  /** Scrolls to an element, by its path or a selector. @returns its middle; null: there is none. */
  locate(place: string): Promise<PageControl['point'] | null>;
  state(): Promise<string[]>;
}

/** @param browserOutput the file that the browser writes to. */
export function inspectPages(site: PageSite, browserOutput: string): PageInspector {
  const targets = async () => targetsAt(site.origins, await readFile(browserOutput, 'utf8'));

  async function evaluate<Result>(
    target: Target | undefined,
    probe: (paths: never, ...parameters: never[]) => Result,
    ...parameters: string[]
  ): Promise<Result | null> {
    if (!target) return null;
    const given = parameters.map((parameter) => `, ${JSON.stringify(parameter)}`).join('');
    const answer = await evaluateOver(
      target.webSocketDebuggerUrl,
      `(${probe.toString()})((${createElementPaths.toString()})()${given})`,
    );
    try {
      return JSON.parse(answer) as Result;
    } catch {
      return null;
    }
  }

  const front = async () => (await targets()).find(({ type }) => type === 'page');

  return {
    async controls() {
      const all = await targets();
      const page = all.find(({ type }) => type === 'page');
      const own = (await evaluate(page, findControls)) ?? [];
      const inFrames = all
        .filter(({ type }) => type === 'iframe')
        .map(async (frame) => {
          const offset = await evaluate(page, frameOffset, frame.url);
          const controls = (await evaluate(frame, findControls)) ?? [];
          return offset ? controls.map((control) => moved(control, offset)) : [];
        });
      return [...own, ...(await Promise.all(inFrames)).flat()].filter(
        ({ point }) => point.x < 1280 && point.y < 720,
      );
    },
    async locate(place) {
      return evaluate(await front(), locate, place);
    },
    async state() {
      return (await evaluate(await front(), readState)) ?? [];
    },
  };
}

function moved({ point, ...control }: PageControl, { x, y }: PageControl['point']): PageControl {
  return { ...control, point: { x: point.x + x, y: point.y + y } };
}

/** Where the content of a frame begins. Runs in the page. */
function frameOffset(_paths: unknown, url: string): PageControl['point'] | null {
  const frame = [...document.querySelectorAll('iframe')].find(({ src }) => src === url);
  if (!frame) return null;
  const { left, top } = frame.getBoundingClientRect();
  return { x: Math.round(left + frame.clientLeft), y: Math.round(top + frame.clientTop) };
}
