import { useState } from 'react';
import { Link, paths } from 'shared/router';
import { color, frame, media, styled } from 'shared/theme';

interface Props {
  url: string;
  /** Of the test. */
  name: string;
  testRunId: number;
}

/** What the page showed when the test failed; leads to its run. Nothing where it cannot be loaded. */
export function Thumbnail({ url, name, testRunId }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (failedUrl === url) return null;
  return (
    // The name of the test leads there, too.
    <Root to={paths.testRun(testRunId)} tabIndex={-1}>
      <img
        src={url}
        alt={`What the page of ${name} showed`}
        loading="lazy"
        onError={() => setFailedUrl(url)}
      />
    </Root>
  );
}

const Root = styled(Link)`
  display: block;
  align-self: start;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  ${frame('md')}
  background: ${color('surfaceSunken')};

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top left;
  }

  ${media.phone} {
    width: min(100%, 240px);
  }
`;
