import { useEffect, useRef } from 'react';
import { stepTargets } from '../../components/focus-step.ts';
import type { RunSummary } from '../../model/run-summary.ts';

/** Above and below it the headers and the summary cover the steps; a share of the window. */
const MARGIN = 0.2;

/**
 * Keeps the step that runs in view until the person scrolls, and scrolls to the failed one when the run ends. The focus stays where it
 * is, and nothing scrolls under a text that is being typed.
 */
export function useFollowRun({ tone, stepId }: RunSummary): void {
  const hasScrolled = useRef(false);
  // A run may have ended before this code was loaded.
  const wasRunning = useRef(true);
  const isRunning = tone === 'running';

  useEffect(() => {
    if (!isRunning) return;
    hasScrolled.current = false;
    const handleScroll = () => {
      hasScrolled.current = true;
    };
    // Only a person turns a wheel or moves a finger; `scroll` events also come from here.
    window.addEventListener('wheel', handleScroll, { passive: true });
    window.addEventListener('touchmove', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('wheel', handleScroll);
      window.removeEventListener('touchmove', handleScroll);
    };
  }, [isRunning]);

  useEffect(() => {
    const hasEnded = wasRunning.current && !isRunning;
    wasRunning.current = isRunning;
    const isWanted = isRunning ? !hasScrolled.current : hasEnded && tone === 'failed';
    if (isWanted && stepId !== null && !isTyping()) scrollIntoWindow(stepId);
  }, [isRunning, tone, stepId]);
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}

function scrollIntoWindow(id: string): void {
  const card = stepTargets.find(id);
  if (!card) return;
  const { top, bottom } = card.getBoundingClientRect();
  const isInView = top >= innerHeight * MARGIN && bottom <= innerHeight * (1 - MARGIN);
  if (!isInView) card.scrollIntoView({ block: 'center' });
}
