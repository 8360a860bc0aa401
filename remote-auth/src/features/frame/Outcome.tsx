import type { ReactNode } from 'react';
import { space, styled } from 'shared/theme';

/** Replaces a form after success, and takes the focus that the form loses. */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <Root ref={focusOnMount} tabIndex={-1}>
      {children}
    </Root>
  );
}

function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

const Root = styled.div`
  display: grid;
  gap: ${space(3)};

  /* Nothing can be done with it: the focus is here for what is read out and for where Tab goes on. */
  &:focus {
    outline: none;
  }
`;
