/**
 * The synonyms that docs/glossary.md rejects and that have no everyday meaning in this code, with the term for each. They are words, or
 * consecutive words, of identifiers and file names in camelCase, PascalCase, snake_case or kebab-case.
 */
export const bannedWords = new Map(
  Object.entries({
    deed: 'action',
    film: 'recording, video',
    'give back': 'release',
    'given back': 'release',
    lens: 'probe',
    photograph: 'screenshot, image',
    picture: 'screenshot, image',
    presence: 'heartbeat',
    'put back': 'requeue, restore',
    sight: 'probe',
  }),
);
