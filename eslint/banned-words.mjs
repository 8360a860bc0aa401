/**
 * Synonyms of terms of docs/glossary.md, with the term for each. Everyday words are not listed: a reviewer judges them by their context.
 */

/** Words and consecutive words of identifiers and file names, in camelCase, PascalCase, snake_case or kebab-case. */
export const bannedWords = {
  'camera film films filmed': 'recording, video',
  crew: 'processes',
  'deed deeds': 'action',
  endure: 'run experiment',
  'give back': 'release',
  'given back': 'released',
  ledger: 'consistency check',
  'lens lenses sight sights': 'probe, visibility',
  newcomers: 'heldout',
  'photo photos photograph photographs picture pictures': 'screenshot, image',
  presence: 'heartbeat',
  'put back': 'requeue, restore',
  storable: 'strip NUL characters',
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
