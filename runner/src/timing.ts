/** Time limits of steps and of the end of a run, in milliseconds; the table in docs/operating.md documents them. */
export interface Timing {
  /** For an element, a tab or a browser dialog to be there, and for an assertion to hold. */
  wait: number;
  /** For the assertion of a step that waits for it. */
  waitUntil: number;
  /** For an element to take an action. */
  action: number;
  /** For an element to be there when an action asks for its state. */
  element: number;
  /** For the effect of an action. */
  effect: number;
  /** For a slider to react to a key. */
  sliderReaction: number;
  /** For an element that appears only when something is scrolled. */
  scrollSearch: number;
  /** For what a list renders a moment after it was scrolled, by the timers of the page. */
  render: number;
  /** For a page that a step opens. */
  load: number;
  /** For the requests of the page after an action. */
  idleAfterAction: number;
  /** For the requests of the page before it is evaluated. */
  idleBeforeEvaluation: number;
  /** For the first evaluation of an assertion, if `wait` was too short for it. */
  firstEvaluation: number;
  /** An absence must hold this long after an action: effects often come a moment later. */
  absenceAfterAction: number;
  /** This long after an action a page may still show what it is about to remove. */
  reaction: number;
  /** For the timers of the page after an action, before what was so before it is believed: a search waits for the end of the input. */
  leftovers: number;
  /** This long after an action the short timers that it has started are waited for: they may take back what it has shown. */
  timers: number;
  /** For the browser to show the closed shadow roots of a page; it is then evaluated without them. */
  closedRoots: number;
  /** While something is waited for, the page is searched for new closed shadow roots only so often. */
  closedRootsInterval: number;
  /** For animations; longer ones are decoration. */
  motion: number;
  /** Before an accessibility check, for what appears a moment after an action. */
  pauseBeforeAccessibility: number;
  /** For an interruption that was handled to go away. */
  interruption: number;
  /** For the description of the page that is stored with a step; after half of it the rest of a document is left out. 0: there is none. */
  capture: number;
  /** For a mail. */
  mail: number;
  /** For downloads that go on when the last step has ended. */
  lastDownloads: number;
  /** For the rest of the video at the end of a run: a short test on a busy machine ends before its first frame is encoded. */
  video: number;
  /** The same for a cancelled run. */
  cancelledVideo: number;
}

export const DEFAULT_TIMING: Timing = {
  wait: 5000,
  waitUntil: 30_000,
  action: 5000,
  element: 10_000,
  effect: 2500,
  sliderReaction: 1000,
  scrollSearch: 30_000,
  render: 100,
  load: 30_000,
  idleAfterAction: 5000,
  idleBeforeEvaluation: 3000,
  firstEvaluation: 10_000,
  absenceAfterAction: 800,
  reaction: 350,
  leftovers: 1200,
  timers: 2000,
  closedRoots: 3000,
  closedRootsInterval: 500,
  motion: 1500,
  pauseBeforeAccessibility: 500,
  interruption: 1500,
  capture: 2000,
  mail: 60_000,
  lastDownloads: 10_000,
  video: 10_000,
  cancelledVideo: 1000,
};
