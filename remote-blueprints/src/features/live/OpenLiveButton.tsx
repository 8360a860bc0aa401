import { AppWindow } from 'lucide-react';
import { isSitePath, isStartingUrl, WEB_ADDRESS_RULE } from 'shared/constants';
import { useRunSite } from 'shared/run-environment';
import { Button } from 'shared/ui';
import { STARTS_AT_PATH } from '../../model/run-range.ts';

interface Props {
  url: string;
  onOpen: () => void;
}

/** Opens a browser that stays open next to the steps. */
export function OpenLiveButton({ url, onOpen }: Props) {
  const reason = reasonNotToOpen(url, useRunSite());
  return (
    <Button
      requires="editor"
      variant="secondary"
      size="sm"
      icon={<AppWindow />}
      {...(reason !== undefined && { disabledReason: reason })}
      onClick={onOpen}
    >
      Open live browser
    </Button>
  );
}

function reasonNotToOpen(url: string, site: string | null): string | undefined {
  if (url.trim() === '') return 'Please provide a starting URL first';
  if (isSitePath(url.trim()) && site === null) return STARTS_AT_PATH;
  return isStartingUrl(url.trim()) ? undefined : WEB_ADDRESS_RULE;
}
