/** What is going to be done to an element; decides which elements a name without a kind can mean. */
export type Purpose = 'click' | 'field' | 'dropdown' | 'toggle' | 'file' | 'any';
