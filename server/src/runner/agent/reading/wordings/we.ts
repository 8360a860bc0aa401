/** Whoever looks at the page; for use inside a larger pattern. */
export const WE = '(?:i|we|you|(?:the |a )?user)';
