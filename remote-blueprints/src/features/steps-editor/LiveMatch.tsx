import { useEffect } from 'react';
import { useLiveState, type LiveBrowser } from '../../state/live-browser.ts';
import type { LiveState } from '../../model/live-state.ts';
import { typeOfText } from '../../model/reading.ts';
import type { EditorStep } from '../../model/step.ts';
import { MatchLine } from './MatchLine.tsx';

/** After the last key. */
const PAUSE_MS = 300;

interface Props {
  live: LiveBrowser;
  step: EditorStep;
  /** As it is being written. */
  text: string;
}

const highlightOf = ({ highlight }: LiveState) => highlight;

/** Outlines in the live browser what a step would hit while its text is edited, and says here why that is not one element. */
export function LiveMatch({ live, step, text }: Props) {
  const highlight = useLiveState(live, highlightOf);
  const { id, type } = step;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (type === 'module' || text === '') live.highlight(null);
      else live.highlight({ id, type: typeOfText(text, type), text });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [live, id, type, text]);
  useEffect(() => () => live.highlight(null), [live]);

  const message = highlight?.stepId === id ? highlight.message : null;
  return <MatchLine isWarning>{message !== null && `In the live browser: ${message}`}</MatchLine>;
}
