import type { RunnerOptions } from '../../types.ts';
import type { RunEnvironment } from '../../test-run.ts';
import { secretsOfAccess } from '../../browser/site-access.ts';
import { maskLog } from '../../reporting/mask-log.ts';
import { createValues } from '../../values/values.ts';
import { createInteraction } from '../interaction/interaction.ts';
import type { LiveContext, LiveSession, LiveSessionRequest } from '../types.ts';
import { createController } from './controller.ts';
import { createFrameStream } from './frame-stream.ts';
import { answerLiveQuery } from './live-queries.ts';
import { maskMessage } from './mask-message.ts';
import { createQuestions } from './questions.ts';
import { newHistory } from '../../core/run-context.ts';
import { contextOf, createScreenshotSender, type SessionCore } from './session-core.ts';
import { openSessionWindow } from './session-window.ts';

/**
 * Opens a window and, as the first request of the session, its starting page.
 * @throws BrowserLostError, or the signal's reason
 */
export async function openLiveSession(
  environment: RunEnvironment,
  { startingUrl, site, access, values: given, inbox, browser, host, signal }: LiveSessionRequest,
  options: RunnerOptions,
): Promise<LiveSession> {
  const values = createValues(given, secretsOfAccess(access));
  const log = maskLog(options.log, values.mask);
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  const ending = new AbortController();
  const ended = AbortSignal.any([signal, ending.signal]);
  const send: SessionCore['send'] = (event) => {
    if (!ended.aborted) host.send(maskMessage(event, values.mask));
  };
  const window = await openSessionWindow(environment, { values, send, signal: ended, browser, access });
  const core: SessionCore = {
    window,
    values,
    options: { ...options, log },
    host,
    writer: options.openWriter?.() ?? null,
    signal: ended,
    elapsed,
    send,
    sendScreenshot: createScreenshotSender(host.sendScreenshot),
    site,
    state: {
      startingUrl: 'about:blank',
      attachment: undefined,
      inbox,
      history: newHistory(),
      used: new Map(),
    },
  };
  let newestFrame = 0;
  const stream = createFrameStream({
    sendFrame(frame, jpeg) {
      newestFrame = frame;
      host.sendFrame(frame, jpeg);
      void interaction.frameSent();
    },
    log,
  });
  window.onOpened(stream.follow);
  const questions = createQuestions(send);
  const live: LiveContext = {
    run: () => contextOf(core),
    send,
    ask: questions.ask,
    async storeSecret(label, text, replaced) {
      const stored = await host.storeSecret(label, text, replaced);
      values.addSecret(stored.name, text);
      stream.refresh();
      window.page().describe(); // its title may show the text
      return stored;
    },
    openFile: host.openFile,
    newestFrame: () => newestFrame,
  };
  const interaction = createInteraction(live);
  const controller = createController(core, interaction, questions);
  controller.open(startingUrl);

  return {
    handle: controller.handle,
    run: controller.run,
    async answer(query) {
      if (controller.areStepsRunning())
        return { message: 'Steps are running. Ask again when they have ended.' };
      return answerLiveQuery(contextOf(core), query, log);
    },
    watch: stream.watch,
    frameShown: stream.shown,
    describe() {
      window.page().describe();
      questions.describe();
    },
    lost: window.lost,
    finishTyping: controller.finishTyping,
    async close() {
      stream.stop();
      ending.abort(new Error('The live session has ended.'));
      await window.close();
    },
  };
}
