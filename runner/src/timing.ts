/** Time limits of steps and of the end of a run, in milliseconds; the table in docs/operating.md documents them. */
export const DEFAULT_TIMING = {
  /** For an element, a tab or a browser dialog to be there, and for an assertion to hold. */
  wait: 5000,
  /** For the assertion of a step that waits for it. */
  waitUntil: 30_000,
  /** For an element to take an action. */
  action: 5000,
  /** For an element to be there when an action asks for its state. */
  element: 10_000,
  /** For the effect of an action. */
  effect: 2500,
  /** For a slider to react to a key. */
  sliderReaction: 1000,
  /** For an element that appears only when something is scrolled. */
  scrollSearch: 30_000,
  /** For what a list renders a moment after it was scrolled, by the timers of the page. */
  render: 100,
  /** For a page that a step opens. */
  load: 30_000,
  /** For the requests of the page after an action. */
  idleAfterAction: 5000,
  /** For the requests of the page before it is evaluated. */
  idleBeforeEvaluation: 3000,
  /** For the first evaluation of an assertion, if `wait` was too short for it. */
  firstEvaluation: 10_000,
  /** An absence must hold this long after an action: effects often come a moment later. */
  absenceAfterAction: 800,
  /** This long after an action a page may still show what it is about to remove. */
  reaction: 350,
  /** For the timers of the page after an action, before what was so before it is believed: a search waits for the end of the input. */
  leftovers: 1200,
  /** This long after an action the short timers that it has started are waited for: they may take back what it has shown. */
  timers: 2000,
  /** For the browser to show the closed shadow roots of a page; it is then evaluated without them. */
  closedRoots: 3000,
  /** While something is waited for, the page is searched for new closed shadow roots only so often. */
  closedRootsInterval: 500,
  /** For animations; longer ones are decoration. */
  motion: 1500,
  /** Before an accessibility check, for what appears a moment after an action. */
  pauseBeforeAccessibility: 500,
  /** For an interruption that was handled to go away. */
  interruption: 1500,
  /** For the description of the page that is stored with a step; after half of it the rest of a document is left out. 0: there is none. */
  capture: 2000,
  /** For a mail. */
  mail: 60_000,
  /** For downloads that go on when the last step has ended. */
  lastDownloads: 10_000,
  /** For the rest of the video at the end of a run: a short test on a busy machine ends before its first frame is encoded. */
  video: 10_000,
  /** The same for a cancelled run. */
  cancelledVideo: 1000,
};

export type Timing = typeof DEFAULT_TIMING;
