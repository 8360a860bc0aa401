import { Outlet } from 'shared/router';

/** The bare page around the screens that need no sign-in. */
export function PublicFrame() {
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}
