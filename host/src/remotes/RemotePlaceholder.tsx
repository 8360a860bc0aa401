import { ownerOf, type Area } from 'shared/registry';
import { color, frame, media, space, styled } from 'shared/theme';
import { SkeletonBlock, Skeleton, Stack } from 'shared/ui';
import { outlineOf, type ScreenOutline } from './screen-outlines.ts';

interface Props {
  area: Area;
  /** Relative to the area. */
  path: string;
}

/** Shown while a remote or a screen's code is loading, in the shape of that screen. */
export function RemotePlaceholder({ area, path }: Props) {
  if (area === 'public') return <PublicPlaceholder hasForm={ownerOf(area, path) === 'auth'} />;
  const outline = outlineOf(path);
  return (
    <Stack gap={outline.hasTabs ? 5 : 6}>
      <Header outline={outline} />
      {outline.hasTabs && <SkeletonBlock $width="124px" $height={38} />}
      <Skeleton shape={outline.shape} loading="Loading..." />
    </Stack>
  );
}

/** A form next to the panel with the brand, or a text. */
function PublicPlaceholder({ hasForm }: { hasForm: boolean }) {
  return (
    <Halves>
      {hasForm && <BrandHalf />}
      <Middle $width={hasForm ? 400 : 720}>
        <SkeletonBlock $width="180px" $height={28} />
        {hasForm && <FormCard />}
        <Skeleton shape="lines" loading="Loading..." count={hasForm ? 1 : 12} />
      </Middle>
    </Halves>
  );
}

/** As high as a `PageHeader`. */
function Header({ outline: { hasBackLink, hasDescription, hasAction } }: { outline: ScreenOutline }) {
  return (
    <Stack gap={2}>
      {hasBackLink && (
        <BackLine>
          <SkeletonBlock $width="100px" />
        </BackLine>
      )}
      <TitleLine>
        <Stack gap={2}>
          <SkeletonBlock $width="180px" $height={28} />
          {hasDescription && <SkeletonBlock $width="240px" $height={20} />}
        </Stack>
        {hasAction && <SkeletonBlock $width="130px" $height={38} />}
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

const Halves = styled.div`
  display: flex;
  min-height: 100dvh;
`;

const BrandHalf = styled.div`
  flex: 0 0 50%;
  border-right: 1px solid ${color('border')};
  background: ${color('surfaceSunken')};

  ${media.phone} {
    display: none;
  }
`;

const Middle = styled.div<{ $width: number }>`
  display: grid;
  gap: ${space(6)};
  width: min(${({ $width }) => $width}px, 100%);
  margin: auto;
  padding: ${space(4)};
`;

const FormCard = styled.div`
  height: 340px;
  ${frame('lg')}
  background: ${color('surface')};
`;
