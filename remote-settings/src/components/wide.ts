/** `@media …`: the window has room for more than the usual columns next to the sidebar. */
export const wide = '@media (min-width: 1100px)';
