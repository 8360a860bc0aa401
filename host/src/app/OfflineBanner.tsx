import { useSyncExternalStore } from 'react';
import { isOffline, onConnectionChange } from 'shared/http';
import { layer, styled } from 'shared/theme';
import { Banner } from '../deployments/Banner.tsx';

/** Of two lines of text: on a narrow phone it wraps. */
const HEIGHT = '48px';

/** Whether the browser has no connection. */
export const useIsOffline = () => useSyncExternalStore(onConnectionChange, isOffline);

/** CSS: the height of the banner, which a frame adds to `--top-bar`: what stays in sight below the top keeps clear of that. */
export const offlineBannerHeight = (isShown: boolean) => (isShown ? HEIGHT : '0px');

/** Names the cause of what fails while the browser has no connection; it stays in sight. */
export function OfflineBanner({ text }: { text: string }) {
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
  height: ${HEIGHT};

  && > * {
    height: 100%;
    padding-block: 0;
    overflow: hidden;
  }
`;
