import { ConfirmHost, ToastRegion } from 'shared/feedback';
import { Outlet } from 'shared/router';

/** What lies over every screen, mounted once. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <ToastRegion />
      <ConfirmHost />
    </>
  );
}
