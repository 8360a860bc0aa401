import { useId, type MouseEvent } from 'react';

interface Options {
  isBusy?: boolean;
  disabledReason?: string;
  describedBy?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * A button that refuses for now, yet can be reached and says why: a truly disabled one would lose the focus and keep its
 * reason from people who use no mouse.
 */
export function useDisabledReason({ isBusy = false, disabledReason, describedBy, onClick }: Options) {
  const reasonId = useId();
  const isRefusing = isBusy || disabledReason !== undefined;
  return {
    reasonId,
    buttonProps: {
      'aria-busy': isBusy || undefined,
      'aria-disabled': isRefusing || undefined,
      'aria-describedby': [describedBy, disabledReason && reasonId].filter(Boolean).join(' ') || undefined,
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        // Refusing the default too keeps Enter in a field from sending the form.
        if (isRefusing) event.preventDefault();
        else onClick?.(event);
      },
    },
  };
}
