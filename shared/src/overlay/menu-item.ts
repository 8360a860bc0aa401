import type { ReactNode } from 'react';

/** Something to do: `onSelect` does it, `to` goes to an address of the product, `href` to any other. */
export interface MenuAction {
  kind?: 'action';
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  to?: string;
  href?: string;
  tone?: 'danger';
  /** Why it cannot be chosen now. */
  disabledReason?: string;
}

/** One of a few values. `onChange` gets the value of one of the options. */
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
