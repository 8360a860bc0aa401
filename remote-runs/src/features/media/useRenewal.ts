import { useRef, useState } from 'react';

interface Renewal {
  /** Even a fresh address did not help. */
  hasFailed: boolean;
  onError: () => Promise<void>;
  onLoaded: () => void;
  onRetry: () => void;
}

/** Media addresses last an hour: one that fails is asked for anew, once, before anybody is told. */
export function useRenewal(url: string | null, onRefresh: () => Promise<unknown>): Renewal {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isRenewed = useRef(false);
  return {
    hasFailed: url !== null && failedUrl === url,
    async onError() {
      const isFirst = !isRenewed.current;
      isRenewed.current = true;
      if (isFirst) await onRefresh();
      setFailedUrl(url);
    },
    onLoaded() {
      isRenewed.current = false;
    },
    onRetry() {
      isRenewed.current = false;
      setFailedUrl(null);
      void onRefresh();
    },
  };
}
