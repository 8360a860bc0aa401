import { Outlet } from 'shared/router';
import { PreviewBanner } from '../deployments/PreviewBanner.tsx';

/** The plain frame of public screens. */
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
