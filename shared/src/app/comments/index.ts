/** Comments on runs, tests and modules. A chunk of its own: it is loaded below the results, or when a person asks for it. */
export { CommentsPanel } from './CommentsPanel.tsx';
export { CommentsSidePanel } from './CommentsSidePanel.tsx';
export type { CommentSubject } from './comments-query.ts';
