import type { LocatorSegment } from '../naming/locator.ts';
import type { Route } from './routes.ts';

/** What a chain of Cypress has got so far, which its next command is about. */
export type Subject =
  /** `cy` itself. */
  | { is: 'start' }
  | { is: 'element'; segments: LocatorSegment[] }
  /** What an element shows, its value, and how many there are. */
  | { is: 'text' | 'value' | 'count'; segments: LocatorSegment[] }
  | { is: 'title' }
  /** `part` as `cy.location` calls it. */
  | { is: 'url'; part: string | null }
  /** The answer to requests, and its status. null: the file does not say to which ones. */
  | { is: 'response' | 'status'; route: Route | null }
  | { is: 'other' };

export const OTHER: Subject = { is: 'other' };

/** The elements of a subject; null: it is not about elements. */
export function segmentsOf(subject: Subject): LocatorSegment[] | null {
  return 'segments' in subject ? subject.segments : null;
}
