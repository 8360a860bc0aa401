import type { ReactNode } from 'react';
import { space, styled } from 'shared/theme';

/** What stands in the place of a form that has done its work; it takes over the form's focus. */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <Root ref={takeFocus} tabIndex={-1}>
      {children}
    </Root>
  );
}

function takeFocus(element: HTMLElement | null): void {
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
