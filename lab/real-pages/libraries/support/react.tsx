import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a page of a React library. */
export function show(page: ReactNode): void {
  const root = document.createElement('main');
  document.body.append(root);
  createRoot(root).render(page);
}
