import { color, frame, media, radius, space, styled } from 'shared/theme';
import { Card } from '../layout/Card.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { SkeletonBlock, repeat, widthAt } from './SkeletonBlock.tsx';

export function LineSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Stack gap={3}>
      {repeat(count, (index) => (
        <SkeletonBlock key={index} $width={widthAt(index)} />
      ))}
    </Stack>
  );
}

interface TableProps {
  count?: number;
  /** Of the first cell of a row. */
  lines?: 1 | 2;
}

/** Like `Table`: one card per row on a phone. */
export function TableSkeleton({ count = 8, lines = 1 }: TableProps) {
  return (
    <Surface>
      <HeadLine />
      {repeat(count, (index) => (
        <Line key={index} $lines={lines}>
          <Stack gap={2}>
            <SkeletonBlock $width={widthAt(index)} />
            {lines === 2 && <SkeletonBlock $width="30%" />}
          </Stack>
          <SkeletonBlock $width="70%" />
          <SkeletonBlock $width="40%" />
        </Line>
      ))}
    </Surface>
  );
}

export function TallTableSkeleton({ count }: { count?: number }) {
  return <TableSkeleton count={count} lines={2} />;
}

/** Like `ListToolbar` above a table. */
export function SearchableTableSkeleton({ count }: { count?: number }) {
  return (
    <Stack gap={4}>
      <Tools>
        {repeat(4, (index) => (
          <SkeletonBlock key={index} $height={38} />
        ))}
      </Tools>
      <TallTableSkeleton count={count} />
    </Stack>
  );
}

/** Like the card of a suite. */
export function CardSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Grid minColumn={310}>
      {repeat(count, (index) => (
        <Card key={index}>
          <Stack gap={4}>
            <Stack gap={1}>
              <Titles />
              <IconLine gap={2}>
                <SkeletonBlock $width="14px" $height={14} />
                <SkeletonBlock $width="45%" />
              </IconLine>
            </Stack>
            <IconLine justify="space-between">
              <SkeletonBlock $width="60px" />
              <SkeletonBlock $width="120px" />
            </IconLine>
            <Row justify="space-between">
              <SkeletonBlock $width="80px" $height={20} />
              <SkeletonBlock $width="72px" $height={32} />
            </Row>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

/** Cards below each other with a heading and a description. */
export function SectionSkeleton({ count = 2 }: { count?: number }) {
  return (
    <Stack gap={6}>
      {repeat(count, (index) => (
        <Card key={index}>
          <Titles />
        </Card>
      ))}
    </Stack>
  );
}

function Titles() {
  return (
    <Lines>
      <SkeletonBlock $width="40%" $height={16} />
      <SkeletonBlock $width="65%" />
    </Lines>
  );
}

const IconLine = styled(Row)`
  height: 24px;
`;

/** As high as a heading and a line of text. */
const Lines = styled.div`
  display: grid;
  align-content: space-evenly;
  height: 48px;
`;

const Surface = styled.div`
  ${frame('lg')}
  background: ${color('surface')};

  ${media.phone} {
    display: grid;
    gap: ${space(3)};
    border: 0;
    background: none;
  }
`;

const HeadLine = styled.div`
  height: 33px;

  ${media.phone} {
    display: none;
  }
`;

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 340px) repeat(3, minmax(0, 160px));
  gap: ${space(3)};

  ${media.phone} {
    grid-template-columns: 1fr 1fr;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Line = styled.div<{ $lines: 1 | 2 }>`
  display: grid;
  grid-template-columns: 3fr 1fr 2fr;
  gap: ${space(8)};
  align-items: center;
  height: ${({ $lines }) => ($lines === 2 ? 65 : 47)}px;
  padding: 0 ${space(4)};
  border-top: 1px solid ${color('border')};

  ${media.phone} {
    grid-template-columns: 1fr;
    gap: ${space(2)};
    height: 122px;
    padding: ${space(4)};
    border: 1px solid ${color('border')};
    border-radius: ${radius('lg')};
    background: ${color('surface')};
  }
`;
