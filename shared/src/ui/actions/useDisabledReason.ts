import { useId, type MouseEvent } from 'react';

interface Options {
  isBusy?: boolean;
  disabledReason?: string;
  describedBy?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * A disabled button that can be focused and describes why it is disabled. The `disabled` attribute would remove the focus
 * and hide the reason from keyboard users.
 */
export function useDisabledReason({ isBusy = false, disabledReason, describedBy, onClick }: Options) {
  const reasonId = useId();
  const isDisabled = isBusy || disabledReason !== undefined;
  return {
    reasonId,
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
