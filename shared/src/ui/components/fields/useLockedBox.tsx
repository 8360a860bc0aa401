import { useId } from 'react';
import type { Role } from 'shared/constants';
import { Hint } from '../actions/Hint.tsx';
import { useMissingRole } from '../role/useMissingRole.ts';

/** For a checkbox or switch that the person may only read: its attributes, and the tooltip after its label that says why. Both empty otherwise. */
export function useLockedBox(requires: Role | undefined, describedBy: string | undefined) {
  const reasonId = useId();
  const reason = useMissingRole(requires);
  if (reason === undefined) return { lock: { 'aria-describedby': describedBy }, hint: null };
  const lock = {
    'aria-disabled': true,
    'aria-describedby': [describedBy, reasonId].filter(Boolean).join(' '),
    // It stays focusable, so that the reason can be read with the keyboard too; React undoes the click.
    onChange: () => undefined,
  };
  return { lock, hint: <Hint id={reasonId} text={reason} /> };
}
