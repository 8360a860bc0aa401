import type { Area } from 'shared/registry';
import { media, space, styled } from 'shared/theme';
import { Bone, Skeleton, Stack } from 'shared/ui';
import { outlineOf, type ScreenOutline } from './screen-outlines.ts';

interface Props {
  area: Area;
  /** Relative to the area. */
  path: string;
}

/** Shown while a remote or a screen's code is loading, in the shape of that screen. */
export function RemotePlaceholder({ area, path }: Props) {
  if (area === 'public')
    return (
      <Centered>
        <Bone $width="55%" $height={28} />
        <Skeleton shape="lines" loading="Loading..." />
      </Centered>
    );
  const outline = outlineOf(path);
  return (
    <Stack gap={outline.hasTabs ? 5 : 6}>
      <Header outline={outline} />
      {outline.hasTabs && <Bone $width="124px" $height={38} />}
      <Skeleton shape={outline.shape} loading="Loading..." />
    </Stack>
  );
}

/** As high as a `PageHeader`. */
function Header({ outline: { hasBackLink, hasDescription, hasAction } }: { outline: ScreenOutline }) {
  return (
    <Stack gap={2}>
      {hasBackLink && (
        <BackLine>
          <Bone $width="100px" />
        </BackLine>
      )}
      <TitleLine>
        <Stack gap={2}>
          <Bone $width="180px" $height={28} />
          {hasDescription && <Bone $width="240px" $height={20} />}
        </Stack>
        {hasAction && <Bone $width="130px" $height={38} />}
      </TitleLine>
    </Stack>
  );
}

const BackLine = styled.div`
  display: flex;
  align-items: center;
  height: 20px;

  ${media.phone} {
    height: 40px;
  }
`;

const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(4)};
  justify-content: space-between;
  min-height: 32px;
`;

/** Public screens have no frame with a margin; they are forms and texts in the middle. */
const Centered = styled.div`
  display: grid;
  gap: ${space(6)};
  width: min(400px, 100%);
  margin: 20vh auto 0;
  padding: ${space(4)};
`;
