import type { RunStarter } from 'shared/constants';
import type { RouteRow } from './routing-repository.ts';

/** A run, or a start that a schedule has missed, as the conditions of routes see it. */
export interface RouteSubject {
  /** null: it belongs to none; so with the next two. */
  suiteId: number | null;
  environmentId: number | null;
  branch: string | null;
  startedBy: RunStarter;
  /** A run of one test, at which it was started. */
  isOfOneTest: boolean;
}

/** A person has started the run at one test, and looks at it. */
export const isTrial = ({ startedBy, isOfOneTest }: Pick<RouteSubject, 'startedBy' | 'isOfOneTest'>) =>
  startedBy === 'person' && isOfOneTest;

/** Whether all conditions of the route hold. A trial fits only a route that names runs of people. */
export function matchesRoute(
  { suite_ids: suiteIds, environment_ids: environmentIds, branch, started_by: startedBy }: RouteRow,
  subject: RouteSubject,
): boolean {
  return (
    isAmong(suiteIds, subject.suiteId) &&
    isAmong(environmentIds, subject.environmentId) &&
    (branch === null || (subject.branch !== null && fitsPattern(branch, subject.branch))) &&
    (startedBy.length === 0 ? !isTrial(subject) : startedBy.includes(subject.startedBy))
  );
}

const isAmong = (ids: number[], id: number | null) => ids.length === 0 || (id !== null && ids.includes(id));

/** `*` stands for any characters. In linear time, which a regular expression would not promise. */
function fitsPattern(pattern: string, text: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop();
  if (end === undefined) return text === start;
  if (!text.startsWith(start)) return false;
  let at = start.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - end.length >= at && text.endsWith(end);
}
