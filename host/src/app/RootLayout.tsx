import { ConfirmHost, ToastRegion } from 'shared/feedback';
import { Outlet, useNavigate } from 'shared/router';
import { useDeployments } from '../deployments/useDeployments.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { usePrefetchOnIntent } from './usePrefetchOnIntent.ts';
import { useScrollOnNavigation } from './useScrollOnNavigation.ts';

/** Behaviour and overlays common to every screen, mounted once. */
export function RootLayout() {
  const navigate = useNavigate();
  useFocusOnNavigation();
  useScrollOnNavigation();
  usePrefetchOnIntent();
  useDeployments();
  return (
    <>
      <Outlet />
      <ToastRegion onNavigate={(to) => void navigate(to)} />
      <ConfirmHost />
    </>
  );
}
