import type { Role } from 'shared/constants';
import { useMissingRole } from '../role/useMissingRole.ts';

/** The attributes of a text field whose value the person may only read; none if it may be changed. */
export function useReadOnly(requires: Role | undefined) {
  const reason = useMissingRole(requires);
  return reason === undefined ? {} : { readOnly: true, title: reason };
}
