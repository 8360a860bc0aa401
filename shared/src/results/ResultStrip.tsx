import { memo, useRef, useState, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';
import { HISTORY_LENGTH } from 'shared/constants';
import { paths, useNavigate } from 'shared/router';
import { ResultBar, ResultBars } from './result-bars.ts';
import { ResultHint } from './ResultHint.tsx';
import { stripResultText, type StripResult } from './strip-result.ts';

interface Props {
  /** Whose results they are, e.g. `Last results of Buy a lamp`. */
  label: string;
  /** Oldest first. The newest HISTORY_LENGTH are shown; the room for as many is always kept. */
  results: readonly StripResult[];
  /** The test run whose screen shows the strip. */
  currentId?: number;
}

/**
 * The last results of a test as bars, the newest at the right: a failed one stands out by colour and height, a line below
 * marks a change of the test. Each leads to its run. The strip is one stop of the Tab key; arrow keys walk through it.
 */
export const ResultStrip = memo(function ResultStrip({ label, results, currentId }: Props) {
  const root = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const [focused, setFocused] = useState<number | null>(null);
  const [pointed, setPointed] = useState<HTMLElement | null>(null);
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
  // One handler in place of twenty routed links: a long list holds hundreds of bars.
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(event.currentTarget.pathname);
  };
  const handlePoint = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setPointed(currentTarget);
  const handleLeave = () => setPointed(null);

  return (
    <>
      <ResultBars ref={root} role="list" aria-label={label} onKeyDown={handleKeyDown}>
        {shown.map((result) => (
          <li key={result.test_run_id}>
            <ResultBar
              href={paths.testRun(result.test_run_id)}
              aria-label={stripResultText(result)}
              aria-current={result.test_run_id === currentId ? 'page' : undefined}
              tabIndex={result === stop ? 0 : -1}
              $status={result.status}
              $isChanged={result.is_changed}
              onClick={handleClick}
              onFocus={(event) => {
                setFocused(result.test_run_id);
                handlePoint(event);
              }}
              onBlur={handleLeave}
              onMouseEnter={handlePoint}
              onMouseLeave={handleLeave}
            />
          </li>
        ))}
      </ResultBars>
      {pointed && <ResultHint target={pointed} />}
    </>
  );
});

/** Where a key leads from a bar; null for a key that leads nowhere. */
function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'ArrowRight') return Math.min(count - 1, index + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
