import { lazy } from 'react';

/** The Step Preview; the steps are there before it. */
export const EditorPreview = lazy(async () => ({
  default: (await import('./EditorPreview.tsx')).EditorPreview,
}));
