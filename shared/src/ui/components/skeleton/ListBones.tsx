import { color, media, radius, space, styled } from 'shared/theme';
import { Card } from '../layout/Card.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Bone, repeat, widthAt } from './Bone.tsx';

export function LineBones({ count = 6 }: { count?: number }) {
  return (
    <Stack gap={3}>
      {repeat(count, (index) => (
        <Bone key={index} $width={widthAt(index)} />
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
export function TableBones({ count = 8, lines = 1 }: TableProps) {
  return (
    <Surface>
      <HeadLine />
      {repeat(count, (index) => (
        <Line key={index} $lines={lines}>
          <Stack gap={2}>
            <Bone $width={widthAt(index)} />
            {lines === 2 && <Bone $width="30%" />}
          </Stack>
          <Bone $width="70%" />
          <Bone $width="40%" />
        </Line>
      ))}
    </Surface>
  );
}

export function TallTableBones({ count }: { count?: number }) {
  return <TableBones count={count} lines={2} />;
}

/** Like `ListToolbar` above a table. */
export function SearchableTableBones({ count }: { count?: number }) {
  return (
    <Stack gap={4}>
      <Tools>
        {repeat(4, (index) => (
          <Bone key={index} $height={38} />
        ))}
      </Tools>
      <TallTableBones count={count} />
    </Stack>
  );
}

/** Like the card of a suite. */
export function CardBones({ count = 6 }: { count?: number }) {
  return (
    <Grid minColumn={310}>
      {repeat(count, (index) => (
        <Card key={index}>
          <Stack gap={4}>
            <Stack gap={1}>
              <Titles />
              <IconLine gap={2}>
                <Bone $width="14px" $height={14} />
                <Bone $width="45%" />
              </IconLine>
            </Stack>
            <IconLine justify="space-between">
              <Bone $width="60px" />
              <Bone $width="120px" />
            </IconLine>
            <Row justify="space-between">
              <Bone $width="80px" $height={20} />
              <Bone $width="72px" $height={32} />
            </Row>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

/** Cards below each other with a heading and a description. */
export function SectionBones({ count = 2 }: { count?: number }) {
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
      <Bone $width="40%" $height={16} />
      <Bone $width="65%" />
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
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
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
