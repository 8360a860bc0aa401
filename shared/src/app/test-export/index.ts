/** Downloads of tests as files. A chunk of its own: no screen needs it until a person asks for it. */
export { ExportDialog } from './ExportDialog.tsx';
export type { ExportSelection } from './load-export.ts';
