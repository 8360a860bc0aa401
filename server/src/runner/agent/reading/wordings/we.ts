/** Whoever looks at the page; for use inside a larger pattern. */
export const WE = '(?:i|we|you|he|she|they|(?:the |a )?(?:user|customer|guest|visitor))';
/** To whom something is told. */
export const WHOM = '(?:me|us|you|him|her|them|(?:the |a )?(?:user|customer|guest|visitor))';
