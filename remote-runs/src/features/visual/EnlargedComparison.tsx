import { useState } from 'react';
import { Dialog } from 'shared/overlay';
import { color, radius, styled } from 'shared/theme';
import { Button, Row, Stack } from 'shared/ui';
import { ScreenshotComparison, type ComparisonProps } from './ScreenshotComparison.tsx';

interface Props extends ComparisonProps {
  onClose: () => void;
}

const SIZES = [100, 150, 200];

/** The comparison as large as the window allows, and larger. */
export function EnlargedComparison({ onClose, ...comparison }: Props) {
  const [size, setSize] = useState(100);
  return (
    <Dialog isOpen onClose={onClose} title="Comparison with the accepted screenshot" size="full">
      <Stack gap={3}>
        <Row gap={1}>
          {SIZES.map((percent) => (
            <Button
              key={percent}
              size="sm"
              variant={percent === size ? 'secondary' : 'ghost'}
              aria-pressed={percent === size}
              onClick={() => setSize(percent)}
            >
              {`${percent} %`}
            </Button>
          ))}
        </Row>
        <Scroller tabIndex={0} role="region" aria-label="Screenshots" data-own-keys>
          <div style={{ width: `${size}%` }}>
            <ScreenshotComparison {...comparison} />
          </div>
        </Scroller>
      </Stack>
    </Dialog>
  );
}

const Scroller = styled.div`
  max-height: calc(100dvh - 220px);
  overflow: auto;
  border-radius: ${radius('sm')};

  &:focus-visible {
    outline: 2px solid ${color('accent')};
  }
`;
