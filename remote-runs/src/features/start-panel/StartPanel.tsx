import { suspendingPart } from 'shared/remote';
import type { StartPanelState } from './useStartPanel.ts';

const StartOffers = suspendingPart(async () => (await import('./StartOffers.tsx')).StartOffers);

interface Props extends StartPanelState {
  hasRuns: boolean;
}

/** What to do on a first visit, above the list of runs: for companies that have the tests of the demo shop, or no runs yet. */
export function StartPanel({ isShown, tests, hasRuns, onDismiss }: Props) {
  if (!isShown || (hasRuns && !tests?.passing && !tests?.failing)) return null;
  return <StartOffers passing={tests?.passing} failing={tests?.failing} onDismiss={onDismiss} />;
}
