import { useSearchParams } from 'shared/router';

/** Whether the address asks for the comparison of a test run. */
export function useIsComparing(): boolean {
  return useSearchParams()[0].get('compare') === 'last-passed';
}
