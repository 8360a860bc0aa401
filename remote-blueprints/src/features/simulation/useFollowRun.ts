import { useEffect, useRef } from 'react';
import { scrollToStep } from '../../components/focus-step.ts';
import type { RunSummary } from '../../model/run-summary.ts';

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
    if (isWanted && stepId !== null && !isTyping()) scrollToStep(stepId);
  }, [isRunning, tone, stepId]);
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}
