import { ConfirmHost, ToastRegion } from 'shared/feedback';
import { Outlet, useNavigate } from 'shared/router';
import { useDeployments } from '../parts/useDeployments.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useScrollOnNavigation } from './useScrollOnNavigation.ts';

/** What holds for every screen and lies over it, mounted once. */
export function RootLayout() {
  const navigate = useNavigate();
  useFocusOnNavigation();
  useScrollOnNavigation();
  useDeployments();
  return (
    <>
      <Outlet />
      <ToastRegion onNavigate={(to) => void navigate(to)} />
      <ConfirmHost />
    </>
  );
}
