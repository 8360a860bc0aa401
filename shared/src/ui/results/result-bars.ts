import { HISTORY_LENGTH } from 'shared/constants';
import { color, css, media, radius, styled, type ColorName } from 'shared/theme';
import type { BarStatus } from './strip-result.ts';

// Sizes are pixels.
const HEIGHT = 24;
const SLOT = 6;
const PHONE_SLOT = 9;
/** The line below a bar that marks a change. */
const CHANGE_LINE = 4;

const BARS: Record<BarStatus, { tone: ColorName; height: number; isHollow?: boolean }> = {
  passed: { tone: 'success', height: 10 },
  flaky: { tone: 'warning', height: 14 },
  failed: { tone: 'danger', height: 19 },
  error: { tone: 'danger', height: 19, isHollow: true },
  cancelled: { tone: 'control', height: 4 },
  running: { tone: 'info', height: 4 },
  pending: { tone: 'info', height: 4 },
};

/** As wide as a full history, so that the layout does not shift when the results arrive. */
export const ResultBars = styled.ul`
  display: flex;
  justify-content: flex-end;
  width: ${HISTORY_LENGTH * SLOT}px;
  height: ${HEIGHT}px;
  margin: 0;
  padding: 0;
  list-style: none;

  &:has(li) {
    background: linear-gradient(${color('border')} 0 0) 0 calc(100% - ${CHANGE_LINE}px) / 100% 1px no-repeat;
  }

  > li {
    flex: 0 0 ${100 / HISTORY_LENGTH}%;
  }

  ${media.phone} {
    width: ${HISTORY_LENGTH * PHONE_SLOT}px;
    min-width: 0;
    max-width: 100%;
  }
`;

/** A bar fills its slot, so that there is no gap between the links. */
export const ResultBar = styled.a<{ $status: BarStatus; $isChanged: boolean }>`
  position: relative;
  display: block;
  height: 100%;
  border-radius: ${radius('sm')};
  color: ${({ $status }) => color(BARS[$status].tone)};

  &::before {
    content: '';
    position: absolute;
    right: 1px;
    bottom: ${CHANGE_LINE}px;
    left: 1px;
    height: ${({ $status }) => BARS[$status].height}px;
    border: 1px solid;
    border-radius: 2px;
    background: ${({ $status }) => (BARS[$status].isHollow ? 'none' : 'currentColor')};
  }

  ${({ $isChanged }) =>
    $isChanged &&
    css`
      &::after {
        content: '';
        position: absolute;
        bottom: 0;
        left: 1px;
        width: 100%;
        height: 2px;
        background: ${color('textMuted')};
      }
    `}

  &:hover,
  &[aria-current] {
    background: ${color('hover')};
  }

  &[aria-current]::before {
    outline: 1px solid ${color('text')};
    outline-offset: 1px;
  }
`;
