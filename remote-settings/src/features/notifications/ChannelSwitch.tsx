import { useEffect, useRef } from 'react';
import { Switch } from 'shared/choice';

interface Props {
  label: string;
  isOn: boolean;
  /** A change is being saved. */
  isLocked: boolean;
  onChange: (isOn: boolean) => void;
}

/** The on/off switch of a channel. It is disabled while saving, and takes the focus back afterwards. */
export function ChannelSwitch({ label, isOn, isLocked, onChange }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  const wasToggled = useRef(false);

  useEffect(() => {
    if (isLocked || !wasToggled.current) return;
    wasToggled.current = false;
    // A control loses the focus when it is disabled.
    if (document.activeElement === document.body) ref.current?.focus();
  }, [isLocked]);

  return (
    <Switch
      requires="editor"
      ref={ref}
      label={label}
      checked={isOn}
      disabled={isLocked}
      onChange={({ target }) => {
        wasToggled.current = true;
        onChange(target.checked);
      }}
    />
  );
}
