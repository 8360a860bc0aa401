import type { ReactNode } from 'react';
import { Button, LinkButton } from 'shared/ui';

interface Props {
  /** A page of GitHub; null: it is not known. */
  address: string | null;
  /** What to do where it is not known. */
  missing: string;
  icon?: ReactNode;
  variant?: 'primary' | 'secondary';
  size?: 'sm' | 'md';
  children: string;
}

/** The way to a page of GitHub about the App. It is always there: without an address it says what to do. */
export function GithubAppLink({ address, missing, children, ...rest }: Props) {
  return address === null ? (
    <Button requires="owner" disabledReason={missing} {...rest}>
      {children}
    </Button>
  ) : (
    <LinkButton requires="owner" href={address} {...rest}>
      {children}
    </LinkButton>
  );
}
