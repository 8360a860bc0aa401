import type { ReactNode } from 'react';

/** A section of a legal text; the page numbers it. */
export interface LegalSection {
  /** Its anchor in the address. */
  id: string;
  title: string;
  body: ReactNode;
}
