import { useRef } from 'react';
import { Outlet } from 'shared/router';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** The bare page around the screens that need no sign-in. */
export function PublicFrame() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <main ref={main} id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
