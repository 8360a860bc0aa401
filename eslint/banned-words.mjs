/** The words of docs/glossary.md that code must not use, with the standard word for each. */

/** Words and consecutive words of identifiers and file names, in camelCase, PascalCase, snake_case or kebab-case. */
export const bannedWords = {
  anew: 'again',
  beside: 'next to, second',
  'borrow borrowed lend lends lent': 'expose, external',
  'bring brings bringing brought': 'load, fetch',
  'camera film films filmed': 'recording, video',
  'carry out': 'execute',
  crew: 'processes',
  'deed deeds': 'action',
  endure: 'run experiment',
  'fault faults faulty': 'error, problem',
  'foresee foreseen unforeseen': 'probe, predict',
  former: 'previous',
  'give back': 'release',
  'given back': 'released',
  'haste hasty': 'an interval (…_INTERVAL_MS)',
  'heed heeds': 'respect, accept',
  'keep keeps kept': 'store, retain, preserve',
  ledger: 'consistency check',
  'lens lenses sight sights': 'probe, visibility',
  'look looks looked': 'probe, inspect, read',
  'mend mends mended': 'fix, repair',
  newcomers: 'heldout',
  'nobody somebody whoever': 'a noun',
  onward: 'next',
  'part parts': 'remote, segment, section, component',
  'patience patient patiently': 'a timeout (…_TIMEOUT_MS), retry',
  'photo photos photograph photographs picture pictures': 'screenshot, image',
  presence: 'heartbeat',
  'put back': 'requeue, restore',
  'reckon reckons': 'compute',
  'refusal refusals': 'disabled reason, rejection',
  renewal: 'refresh',
  'say says said saying': 'print, log, output, message',
  scene: 'environment',
  'settle settles': 'resolve',
  silence: 'a timeout (…_TIMEOUT_MS)',
  'spoil spoils spoiled': 'mutate',
  storable: 'strip NUL characters',
  'take over': 'fall back, resume',
  'tell tells telling told': 'report, format, notify',
  'turn turns': 'fair queue, attempt, round',
  witness: 'oracle',
  world: 'fixtures, environment',
};

/** Constants that start with these words. */
export const bannedPrefixes = { LEAST: 'MIN', LONGEST: 'MAX', MOST: 'MAX', SHORTEST: 'MIN', TALLEST: 'MAX' };

/** Whole identifiers whose words are fine elsewhere. */
export const bannedIdentifiers = {
  Cue: 'PlaybackState',
  eachOf: 'resolveAlternatives',
  isAbsent: 'isWorkerDead',
  isFresh: 'bypassCache',
  Lights: 'StepProgress',
  Loss: 'Unresolved',
  makeMove: 'seekTo',
  meantBy: 'resolve…',
  Mind: 'ModelContext',
  Performance: 'CommandResult',
  Remainder: 'RemainingWork',
  Situation: 'PromptInput',
  useRegular: 'usePolling',
  Walk: 'Timeline',
};

/** Names of platforms, libraries and our own API that contain a banned word. */
export const allowedIdentifiers = [
  // HTTP, Node.js and libraries
  /^keepAlive|^KEEP_ALIVE/,
  /^keepPreviousData$/,
  /^keepNames$/,
  /^formatToParts$/,
  // Playwright
  /^bringToFront$/,
  // Boolean props and options
  /^keeps[A-Z]/,
  // Isolated worlds of the Chrome DevTools Protocol
  /[Ii]solatedWorld|utilityWorld|worldName/,
];

/** Turns of phrase that comments must not use. */
export const bannedPhrases = {
  anew: 'again',
  'as it stands': 'as it is',
  'as it was left': 'unchanged',
  beside: 'next to',
  brings: 'loads, provides',
  'carries out': 'executes',
  former: 'previous',
  mends: 'fixes',
  nobody: 'no one, or name the subject',
  'put back': 'restored, requeued',
  somebody: 'someone, or name the subject',
  'is told': 'is notified, receives',
  'what becomes of': 'what happens to',
  whoever: 'the caller, or name the subject',
};
