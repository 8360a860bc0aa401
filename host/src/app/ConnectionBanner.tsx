import { useEffect, useSyncExternalStore } from 'react';
import { connection, onConnectionChange, type Connection } from 'shared/http';
import { DISCONNECTED, layer, styled } from 'shared/theme';
import { Banner } from '../deployments/Banner.tsx';

/** Of two lines of text: on a narrow phone it wraps. */
const HEIGHT = '48px';

/** Whether the server can be reached. While it cannot, nothing on the page moves as if something were going on. */
export function useConnection(): Connection {
  const current = useSyncExternalStore(onConnectionChange, connection);
  useEffect(() => {
    document.documentElement.toggleAttribute(DISCONNECTED, current !== 'online');
  }, [current]);
  return current;
}

/** CSS: the height of the banner, which a frame adds to `--top-bar`: what stays in sight below the top keeps clear of that. */
export const connectionBannerHeight = (current: Connection) => (current === 'online' ? '0px' : HEIGHT);

interface Props {
  connection: Connection;
  /** What it says while the browser has no connection, and while the server does not answer. */
  texts: Record<Exclude<Connection, 'online'>, string>;
}

/** Names the cause of what fails while the server cannot be reached; it stays in sight. */
export function ConnectionBanner({ connection: current, texts }: Props) {
  return (
    current !== 'online' && (
      <Root>
        <Banner tone="warning">{texts[current]}</Banner>
      </Root>
    )
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
