import { startTestRunner } from '../../../runner/src/testing/test-runner.ts';
import type { LiveHost, LiveSession } from '../../../runner/src/live/types.ts';
import type { LiveView } from './live-view.ts';

export interface RunnerViews {
  open(startingUrl: string): Promise<LiveView>;
  close(): Promise<void>;
}

/** Live sessions without a server: the frames are those that the runner hands over. */
export async function openRunnerViews(): Promise<RunnerViews> {
  const { runner, close } = await startTestRunner();

  async function open(startingUrl: string): Promise<LiveView> {
    const loaded = Promise.withResolvers<null>();
    const host: LiveHost = {
      send(event) {
        if (event.type === 'page' && event.url === startingUrl && !event.isLoading) loaded.resolve(null);
      },
      sendFrame(frame, jpeg) {
        session.frameShown(frame);
        view.onFrame?.(jpeg.length);
      },
      sendScreenshot: () => undefined,
      storeSecret: (label) => Promise.resolve({ name: label, environment: null }),
      openFile: () => Promise.resolve(null),
    };
    const { signal } = new AbortController();
    const session: LiveSession = await runner.openLive({ startingUrl, values: [], host, signal });
    const view: LiveView = {
      onFrame: null,
      send(request) {
        if (request.type === 'watch') session.watch(request.isOn);
        else if (request.type === 'input' || request.type === 'record') session.handle(request);
      },
      close: () => session.close(),
    };
    await loaded.promise;
    return view;
  }

  return { open, close };
}
