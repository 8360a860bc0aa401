import { KeyList, type KeyEntry } from '../../components/KeyList.tsx';

const KEYS: KeyEntry[] = [
  { keys: ['j', 'k'], names: 'j and k, or the arrows', text: 'next, previous' },
  { keys: ['1', '2', '3', '4'], names: '1 to 4', text: 'product bug, test, environment, unknown' },
  { keys: ['n'], names: 'n', text: 'with a note' },
  { keys: ['u'], names: 'u', text: 'undo' },
  { keys: ['Enter'], names: 'Enter', text: 'open' },
];

/** The keys of the review. */
export const ReviewKeys = () => <KeyList entries={KEYS} />;
