import { useLayoutEffect, useRef } from 'react';
import { Bubble, showBeside } from 'shared/ui';

/** Shows the name of a bar to those who see. */
export function ResultHint({ target }: { target: HTMLElement }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (bubble.current) showBeside(bubble.current, target);
  }, [target]);
  return (
    <Bubble ref={bubble} popover="manual" aria-hidden>
      {target.getAttribute('aria-label')}
    </Bubble>
  );
}
