import { useRef } from 'react';
import { Outlet } from 'shared/router';
import { useFocusOnNavigation } from '../app/useFocusOnNavigation.ts';

export function Shell() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <main ref={main} id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
