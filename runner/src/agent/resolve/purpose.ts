/** The intended use of an element; decides which elements a name without a kind can match. */
export type Purpose = 'click' | 'field' | 'dropdown' | 'toggle' | 'file' | 'any';
