import { useRef, useState } from 'react';

interface SignedUrlRefresh {
  /** The refreshed address failed too. */
  hasFailed: boolean;
  onError: () => Promise<void>;
  onLoaded: () => void;
  onRetry: () => void;
}

/** Signed media addresses expire after an hour: the first failure loads a new address, the second one is shown. */
export function useSignedUrlRefresh(url: string | null, onRefresh: () => Promise<unknown>): SignedUrlRefresh {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isRefreshed = useRef(false);
  return {
    hasFailed: url !== null && failedUrl === url,
    async onError() {
      const isFirst = !isRefreshed.current;
      isRefreshed.current = true;
      if (isFirst) await onRefresh();
      setFailedUrl(url);
    },
    onLoaded() {
      isRefreshed.current = false;
    },
    onRetry() {
      isRefreshed.current = false;
      setFailedUrl(null);
      void onRefresh();
    },
  };
}
