import { useState } from 'react';
import type { BrowserSettings } from 'shared/contract';
import { lazyPart } from 'shared/remote';
import { SettingRow } from 'shared/ui';
import { describeBrowser } from './describe-browser.ts';

const BrowserSettingsDialog = lazyPart(
  async () => (await import('./BrowserSettingsDialog.tsx')).BrowserSettingsDialog,
);

interface Props {
  settings: BrowserSettings;
  /** What applies without a setting, e.g. `As in the suite`. */
  unset: string;
  onChange: (settings: BrowserSettings) => void;
  /** Why the server has refused the settings. */
  error?: string | undefined;
}

/** The browser settings in one line, and a button that opens them. */
export function BrowserSettingsRow({ settings, unset, onChange, error }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingRow
      label="Browser"
      groupLabel="Browser settings"
      summary={describeBrowser(settings) || unset}
      button={{
        requires: 'viewer',
        text: 'Change',
        label: 'Change browser settings',
        onClick: () => setIsOpen(true),
      }}
      error={error}
    >
      {isOpen && (
        <BrowserSettingsDialog
          {...{ settings, unset }}
          onApply={(changed) => {
            setIsOpen(false);
            onChange(changed);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </SettingRow>
  );
}
