import { ConfirmHost, ToastRegion } from 'shared/feedback';
import { Outlet, useNavigate } from 'shared/router';

/** What lies over every screen, mounted once. */
export function RootLayout() {
  const navigate = useNavigate();
  return (
    <>
      <Outlet />
      <ToastRegion onNavigate={(to) => void navigate(to)} />
      <ConfirmHost />
    </>
  );
}
