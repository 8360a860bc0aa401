import type { ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { Tooltip } from 'shared/overlay';
import { IconButton, Spinner } from 'shared/ui';

interface Props {
  /** What it does, on hover. */
  text: string;
  /** The same with the name of what it is done to. */
  label: string;
  icon: ReactNode;
  tone?: 'danger';
  isBusy?: boolean;
  disabledReason?: string | undefined;
  /** The least role that may do it. */
  requires?: Role;
  onClick: () => Promise<void> | void;
}

/** One action of a row. */
export function ActionButton({ text, icon, isBusy = false, onClick, ...rest }: Props) {
  const button = (
    <IconButton
      size="sm"
      icon={isBusy ? <Spinner size={16} /> : icon}
      isBusy={isBusy}
      onClick={() => void onClick()}
      {...rest}
    />
  );
  return rest.disabledReason ? button : <Tooltip text={text}>{button}</Tooltip>;
}
