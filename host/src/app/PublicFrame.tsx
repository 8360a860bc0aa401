import { Outlet } from 'shared/router';
import { PreviewBanner } from '../parts/PreviewBanner.tsx';

/** The bare page around the screens that need no sign-in. */
export function PublicFrame() {
  return (
    <>
      <PreviewBanner />
      <main id="content">
        <Outlet />
      </main>
    </>
  );
}
