import { useRef } from 'react';

/** A function that does nothing while an earlier call of it is under way, however fast the calls follow each other. */
export function useSingleCall(call: () => Promise<void>): () => Promise<void> {
  const isUnderWay = useRef(false);
  return async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await call();
    } finally {
      isUnderWay.current = false;
    }
  };
}
