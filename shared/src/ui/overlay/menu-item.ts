import type { ReactNode } from 'react';
import type { Role } from 'shared/constants';

/** An action: `onSelect`, a link within the product (`to`), or a link to any other address (`href`). */
export interface MenuAction {
  kind?: 'action';
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  to?: string;
  href?: string;
  tone?: 'danger';
  /** Keys that do the same, e.g. `Ctrl+D`; shown where there is a keyboard. */
  shortcut?: string;
  /** Disables the item and explains why. */
  disabledReason?: string;
  /** The least role that may select the item: for anyone else it is disabled and says so. */
  requires?: Role;
}

/** A radio group. `onChange` receives the value of the selected option. */
export interface MenuRadio<T extends string = string> {
  kind: 'radio';
  label: string;
  value: T;
  onChange(value: T): void;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
}

interface MenuSeparator {
  kind: 'separator';
}

export type MenuItem = MenuAction | MenuRadio | MenuSeparator;
