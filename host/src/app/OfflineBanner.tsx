import { useSyncExternalStore } from 'react';
import { isOffline, onConnectionChange } from 'shared/http';
import { layer, styled } from 'shared/theme';
import { Banner } from '../deployments/Banner.tsx';

/** Names the cause of what fails while the browser has no connection; it stays in sight. */
export function OfflineBanner({ text }: { text: string }) {
  const isShown = useSyncExternalStore(onConnectionChange, isOffline);
  if (!isShown) return null;
  return (
    <Root>
      <Banner tone="warning">{text}</Banner>
    </Root>
  );
}

const Root = styled.div`
  position: sticky;
  top: 0;
  z-index: ${layer('sticky')};
`;
