import type { Locator } from 'playwright-core';
import type {
  Box,
  LiveAnswer,
  LiveEvent,
  LiveInput,
  LiveQuery,
  LiveQuestion,
  LiveRequest,
  Point,
  RunBrowser,
  StepPlace,
} from 'shared/contract';
import type { Command, Kind } from 'shared/step-language';
import type { RunContext } from '../core/run-context.ts';
import type { Timing } from '../timing.ts';
import type {
  GivenValue,
  LearnedStep,
  RunInbox,
  RunnerAttachment,
  RunnerStep,
  RunPlan,
  RunRequest,
} from '../types.ts';

export interface StoredSecret {
  name: string;
  /** The environment that it belongs to; null: it is the company's, or of the test's table. */
  environment: string | null;
}

/** What a live session needs of the process that opens it. */
export interface LiveHost {
  /** A message for the page; masked already. */
  send(event: LiveEvent): void;
  sendFrame(frame: number, jpeg: Buffer): void;
  sendScreenshot(number: number, jpeg: Buffer): void;
  /**
   * Stores a text that was typed into a password field as a secret.
   * @param replaced the name of what was stored while the same text was typed; null: nothing was
   * @returns its name: of an equal secret, or a new one
   */
  storeSecret(label: string, text: string, replaced: string | null): Promise<StoredSecret>;
  /** An uploaded file; null: it is not stored any more. */
  openFile(file: { s3_key: string; file_name: string }): Promise<RunnerAttachment | null>;
}

export interface LiveSessionRequest {
  /** Whose session it is, as in `RunRequest`. */
  owner?: string;
  startingUrl: string;
  /** A base URL: what is at the origin of the starting URL is opened there. Absent: addresses are opened as they are. */
  site?: string | undefined;
  /** As in `RunRequest`. */
  access?: RunRequest['access'];
  /** The values of `{{name}}`. */
  values: GivenValue[];
  /** Absent: Chromium of 1280×720. */
  browser?: RunBrowser | undefined;
  /** Where mails of the session arrive; absent: steps about mails fail. */
  inbox?: RunInbox | undefined;
  host: LiveHost;
  /** Aborting ends the session. */
  signal: AbortSignal;
}

/** A step of a run in a live session. */
export interface LiveStep extends RunnerStep {
  place: StepPlace;
}

/** What a run in a live session executes. */
export interface LiveRunRequest {
  steps: LiveStep[];
  /** null: the steps run where the page stands. */
  startingUrl: string | null;
  attachment: RunnerAttachment | undefined;
  /** What is known of the steps. Absent: nothing is compared with earlier runs. */
  plan?: RunPlan | undefined;
  /** Called before the end of the run is sent, with the conflicts between sentences and plan that it has met, if any. Absent: they are only shown. */
  onConflicts?: ((conflicts: LearnedStep[]) => Promise<void>) | undefined;
  /** As they are now; absent: as when the session was opened. */
  values?: GivenValue[] | undefined;
  /** Interruption handlers, as in `RunRequest`. */
  handlers: string[];
  /** Absent: the default time limits. */
  timing?: Timing | undefined;
}

/** A request of the controller that the session handles itself. */
export type LiveControl = Exclude<LiveRequest, { type: 'watch' | 'shown' | 'run' | 'stay' | 'query' }>;

/** A browser that stays open next to the editor. Requests are handled one after the other; none of the methods throws. */
export interface LiveSession {
  handle(request: LiveControl): void;
  run(run: number, request: LiveRunRequest): void;
  /** @returns a message for the asker instead of an answer if there is none. */
  answer(query: LiveQuery): Promise<LiveAnswer | { message: string }>;
  /** Whether anybody looks at the page; without viewers there are no frames. A new viewer gets one at once. */
  watch(isWatched: boolean): void;
  /** The slowest viewer has drawn this frame. */
  frameShown(frame: number): void;
  /** Sends what a page that connects must know: `page`, an open question. */
  describe(): void;
  /** Resolves when the browser was lost; never rejects. */
  lost: Promise<string>;
  /** What was typed until now is recorded, and a password stored. Never rejects, and waits for a page that hangs only for a moment. */
  finishTyping(): Promise<void>;
  close(): Promise<void>;
}

/** What the parts of a session share. */
export interface LiveContext {
  /** For the next command: the current window, which a restart replaces, and the values, which grow with recorded secrets. */
  run(): RunContext;
  send(event: LiveEvent): void;
  /** Asks the controller what no frame shows. null: cancelled. */
  ask(question: LiveQuestion): Promise<Extract<LiveRequest, { type: 'answer' }>['answer']>;
  /** Stores the text as a secret, which is masked from then on. @returns its name. */
  storeSecret: LiveHost['storeSecret'];
  openFile: LiveHost['openFile'];
  /** The number of the newest frame that was sent; 0: none was. */
  newestFrame(): number;
}

/** What a person does with the live page (runner/src/live/interaction). Calls are made one after the other. */
export interface Interaction {
  /**
   * Performs an input; while recording, its step is reported with `recorded`, `proposed` or `not-recorded`.
   * @param at when it came, on the clock of `performance` in milliseconds; absent: now
   */
  input(input: LiveInput, at?: number): Promise<void>;
  /** Executes a command of the toolbar or of an answered question, and records it. */
  perform(command: Command): Promise<void>;
  /** What was typed until now becomes a step of its own. */
  setRecording(isOn: boolean): Promise<void>;
  /** A frame was sent. Resolves when what it shows under the pointer is known; never rejects. */
  frameSent(): Promise<void>;
}

/** An element of the live page, by a hit test or by its id (runner/src/live/elements). */
export interface LiveElement {
  id: string;
  locator: Locator;
  /** e.g. `button "Buy"`. */
  description: string;
  /** In pixels of the window, also for elements in frames. */
  box: Box;
  kind: Kind | null;
  /** The tag in lower case, and of an `input` its type; `select`, `input:date`, `input:password`. */
  tag: string;
  /** Why no step can name it: a canvas, a closed shadow root, a plug-in. */
  problem: string | null;
}

/** A point of the window. */
export type { Point };
