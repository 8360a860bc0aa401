import { useState } from 'react';
import { lazyPart } from 'shared/remote';
import { SettingRow } from 'shared/ui';
import { describeInterruptions } from './describe-interruptions.ts';

const InterruptionsDialog = lazyPart(
  async () => (await import('./InterruptionsDialog.tsx')).InterruptionsDialog,
);

interface Props {
  handlers: string[];
  /** What is said where there are none, e.g. `As in the suite`. */
  unset: string;
  onChange: (handlers: string[]) => void;
  /** Why the server has refused them. */
  error?: string | undefined;
}

/** The interruption handlers in one line, and a button that opens them. */
export function InterruptionsRow({ handlers, unset, onChange, error }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingRow
      label="Interruptions"
      summary={describeInterruptions(handlers) || unset}
      button={{
        requires: 'viewer',
        text: 'Change',
        label: 'Change interruption handlers',
        onClick: () => setIsOpen(true),
      }}
      error={error}
    >
      {isOpen && (
        <InterruptionsDialog
          handlers={handlers}
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
