import { useId, type MouseEvent } from 'react';
import type { Role } from 'shared/constants';
import { useMissingRole } from '../role/useMissingRole.ts';

interface Options {
  isBusy?: boolean;
  disabledReason?: string | undefined;
  /** The least role that may click it. */
  requires?: Role | undefined;
  describedBy?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * A disabled button that can be focused and describes why it is disabled. The `disabled` attribute would remove the focus
 * and hide the reason from keyboard users.
 */
export function useDisabledReason({ isBusy = false, requires, describedBy, onClick, ...own }: Options) {
  const reasonId = useId();
  const disabledReason = useMissingRole(requires) ?? own.disabledReason;
  const isDisabled = isBusy || disabledReason !== undefined;
  return {
    reasonId,
    /** What to say in a tooltip. */
    disabledReason,
    buttonProps: {
      'aria-busy': isBusy || undefined,
      'aria-disabled': isDisabled || undefined,
      'aria-describedby': [describedBy, disabledReason && reasonId].filter(Boolean).join(' ') || undefined,
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        // Without the default action, Enter in a field does not submit the form.
        if (isDisabled) event.preventDefault();
        else onClick?.(event);
      },
    },
  };
}
