import { color, flexRow, frame, media, space, styled } from 'shared/theme';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { SkeletonBlock, repeat, widthAt } from './SkeletonBlock.tsx';

/** Fields, steps and the preview next to them. */
export function EditorSkeleton({ count = 5 }: { count?: number }) {
  return (
    <Stack gap={6}>
      <Fields>
        {repeat(3, (index) => (
          <FieldSkeleton key={index} />
        ))}
      </Fields>
      <Columns>
        <Steps count={count} />
        <Stack gap={3}>
          <SkeletonBlock $width="120px" $height={32} />
          <Preview />
        </Stack>
      </Columns>
    </Stack>
  );
}

/** The editor of a module: its name and its steps. */
export function ModuleSkeleton({ count = 5 }: { count?: number }) {
  return (
    <Narrow>
      <FieldSkeleton />
      <Steps count={count} />
    </Narrow>
  );
}

/** The steps of a test run and, on a phone above them, their screenshot. */
export function RunSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Stack gap={6}>
      <SkeletonBlock $height={8} />
      <Columns>
        <Steps count={count} />
        <Screenshot />
      </Columns>
    </Stack>
  );
}

function FieldSkeleton() {
  return (
    <Stack gap={3}>
      <SkeletonBlock $width="64px" />
      <SkeletonBlock $height={38} />
    </Stack>
  );
}

function Steps({ count }: { count: number }) {
  return (
    <Stack gap={2}>
      <Row justify="space-between">
        <SkeletonBlock $width="64px" $height={20} />
        <SkeletonBlock $width="96px" $height={32} />
      </Row>
      {repeat(count, (index) => (
        <Step key={index}>
          <SkeletonBlock $width="26px" $height={26} />
          <SkeletonBlock $width={widthAt(index)} />
        </Step>
      ))}
    </Stack>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

const Narrow = styled.div`
  display: grid;
  gap: ${space(6)};
  max-width: 860px;
`;

const Step = styled.div`
  ${flexRow(3)}
  height: 52px;
  padding: 0 ${space(3)};
  ${frame('md')}
  background: ${color('surface')};
`;

const Preview = styled.div`
  height: 500px;
  ${frame('lg')}
  background: ${color('surface')};
`;

const Screenshot = styled(Preview)`
  height: auto;
  aspect-ratio: 16 / 10;

  ${media.phone} {
    order: -1;
  }
`;
