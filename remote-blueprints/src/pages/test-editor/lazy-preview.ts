import { lazyPart } from 'shared/remote';

/** The Step Preview; the steps are there before it. */
export const EditorPreview = lazyPart(async () => (await import('./EditorPreview.tsx')).EditorPreview);
