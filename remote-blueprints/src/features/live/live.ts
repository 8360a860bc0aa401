/** What an open live browser needs: one file to load. */
export { createLivePanels } from './live-panels.ts';
export { LivePreview } from './LivePreview.tsx';
