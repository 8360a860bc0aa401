import { memo, useRef, useState, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';
import { HISTORY_LENGTH } from 'shared/constants';
import { paths, useNavigate } from 'shared/router';
import { showTooltip, TooltipPopover } from 'shared/ui';
import { ResultBar, ResultBars } from './result-bars.ts';
import { barStatus, stripResultText, type StripResult } from './strip-result.ts';

interface Props {
  /** The accessible name, such as `Last results of Buy a lamp`. */
  label: string;
  /** Oldest first. The newest HISTORY_LENGTH are shown; the width is constant. */
  results: readonly StripResult[];
  /** The run of the current screen. */
  currentId?: number;
  /** Where the bar of a run leads: to the test run, unless the runs are others. */
  pathOf?: (id: number) => string;
}

/**
 * The last results of a test as bars, the newest on the right. Colour and height show the status, a line below marks a
 * change of the test. Each bar links to its run. The strip is one tab stop; arrow keys move between the bars.
 */
export const ResultStrip = memo(function ResultStrip({
  label,
  results,
  currentId,
  pathOf = paths.testRun,
}: Props) {
  const root = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const [focused, setFocused] = useState<number | null>(null);
  const [active, setActive] = useState<HTMLElement | null>(null);
  const shown = results.slice(-HISTORY_LENGTH);
  const stop = shown.find(({ test_run_id }) => test_run_id === (focused ?? currentId)) ?? shown.at(-1);

  const handleKeyDown = (event: KeyboardEvent) => {
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    const next = nextIndex(event.key, links.indexOf(event.target as HTMLAnchorElement), links.length);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    links[next]?.focus();
  };
  // Plain links with one handler are cheaper than router links: a long list contains hundreds of bars.
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(event.currentTarget.pathname);
  };
  const handleEnter = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setActive(currentTarget);
  const handleLeave = () => setActive(null);

  return (
    <>
      <ResultBars ref={root} role="list" aria-label={label} onKeyDown={handleKeyDown}>
        {shown.map((result) => (
          <li key={result.test_run_id}>
            <ResultBar
              href={pathOf(result.test_run_id)}
              aria-label={stripResultText(result)}
              aria-current={result.test_run_id === currentId ? 'page' : undefined}
              tabIndex={result === stop ? 0 : -1}
              $status={barStatus(result)}
              $isChanged={result.is_changed}
              onClick={handleClick}
              onFocus={(event) => {
                setFocused(result.test_run_id);
                handleEnter(event);
              }}
              onBlur={handleLeave}
              onMouseEnter={handleEnter}
              onMouseLeave={handleLeave}
            />
          </li>
        ))}
      </ResultBars>
      {active && (
        <TooltipPopover
          ref={(tooltip) => void (tooltip && showTooltip(tooltip, active))}
          popover="manual"
          aria-hidden
        >
          {active.getAttribute('aria-label')}
        </TooltipPopover>
      )}
    </>
  );
});

/** The index that a key moves the focus to; null for any other key. */
function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'ArrowRight') return Math.min(count - 1, index + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
