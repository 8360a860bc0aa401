import { useEffect, useRef } from 'react';
import { Switch } from 'shared/choice';

interface Props {
  label: string;
  isOn: boolean;
  /** Something is being saved. */
  isLocked: boolean;
  onChange: (isOn: boolean) => void;
}

/** The on/off switch of a channel. Disabled while saving; who moved it by key finds the focus on it again afterwards. */
export function ChannelSwitch({ label, isOn, isLocked, onChange }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  const wasMoved = useRef(false);

  useEffect(() => {
    if (isLocked || !wasMoved.current) return;
    wasMoved.current = false;
    // Browsers take the focus from a control that gets disabled.
    if (document.activeElement === document.body) ref.current?.focus();
  }, [isLocked]);

  return (
    <Switch
      ref={ref}
      label={label}
      checked={isOn}
      disabled={isLocked}
      onChange={({ target }) => {
        wasMoved.current = true;
        onChange(target.checked);
      }}
    />
  );
}
