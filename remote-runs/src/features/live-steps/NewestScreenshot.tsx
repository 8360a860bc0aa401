import { useState } from 'react';
import { MarkedImage } from 'shared/screenshots';
import { color, font, frame, space, styled } from 'shared/theme';
import { momentText, type Moment } from '../../model/moment.ts';
import { Placeholder } from '../../components/Placeholder.tsx';

/** What the page of a run under way showed last. */
export function NewestScreenshot({ moment }: { moment: Moment | undefined }) {
  const screenshot = moment?.after ?? moment?.before ?? null;
  const order = moment?.order ?? null;
  // Each answer of the server has other addresses of the same screenshots.
  const [shown, setShown] = useState({ order, screenshot });
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (shown.order !== order) setShown({ order, screenshot });
  const { url, box = null } = shown.screenshot ?? {};
  return (
    <Root aria-label="Newest screenshot">
      {moment && url !== undefined && url !== failedUrl ? (
        <MarkedImage
          src={url}
          alt={momentText(moment)}
          box={box}
          // Its address has expired: the last answer has another one.
          onError={() => {
            setFailedUrl(url);
            setShown({ order, screenshot });
          }}
        />
      ) : (
        <Placeholder>The first screenshot appears soon.</Placeholder>
      )}
      {moment && <Caption>{momentText(moment)}</Caption>}
    </Root>
  );
}

const Root = styled.section`
  position: sticky;
  top: calc(var(--top-bar, 0px) + ${space(4)});
  overflow: hidden;
  background: ${color('surfaceSunken')};
  ${frame('md')}
`;

const Caption = styled.p`
  ${font('sm')}
  padding: ${space(2)} ${space(3)};
  overflow-wrap: anywhere;
  background: ${color('surface')};
  border-top: 1px solid ${color('border')};
`;
