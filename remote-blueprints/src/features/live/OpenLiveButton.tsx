import { AppWindow } from 'lucide-react';
import { isSitePath, isWebAddress, WEB_ADDRESS_RULE } from 'shared/constants';
import { Button } from 'shared/ui';
import { STARTS_AT_PATH } from '../../model/run-range.ts';

interface Props {
  url: string;
  onOpen: () => void;
}

/** Opens a browser that stays open next to the steps. */
export function OpenLiveButton({ url, onOpen }: Props) {
  const reason = reasonNotToOpen(url);
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

function reasonNotToOpen(url: string): string | undefined {
  if (url.trim() === '') return 'Please provide a starting URL first';
  if (isSitePath(url.trim())) return STARTS_AT_PATH;
  return isWebAddress(url.trim()) ? undefined : WEB_ADDRESS_RULE;
}
