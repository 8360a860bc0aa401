import { KeyList, type KeyEntry } from '../../components/KeyList.tsx';

const KEYS: KeyEntry[] = [
  { keys: ['↑', '↓'], names: 'Up and down arrow', text: 'step' },
  { keys: ['←', '→'], names: 'Left and right arrow', text: 'action' },
  { keys: ['Home', 'End'], names: 'Home and End', text: 'first, last' },
];

/** The timeline keys. */
export const KeyboardHelp = () => <KeyList entries={KEYS} />;
