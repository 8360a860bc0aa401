import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { isStartingUrl, WEB_ADDRESS_RULE } from 'shared/constants';
import { TextField } from 'shared/ui';
import { completeAddress } from '../model/web-address.ts';

interface Props extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'required' | 'isOptional' | 'hint' | 'error'
> {
  value: string;
  onChange: (address: string) => void;
}

/** A web address, or a path on the site of an environment. Leaving the field adds the `https://` that is missing, or marks what cannot be completed. */
export function AddressField({ value, onChange, error, hint, ...field }: Props) {
  const [wasLeft, setWasLeft] = useState(false);
  const isWrong = wasLeft && value.trim() !== '' && !isStartingUrl(value.trim());
  const shownError = error ?? (isWrong ? WEB_ADDRESS_RULE : undefined);
  const complete = () => {
    const address = completeAddress(value);
    if (address !== value) onChange(address);
  };
  const handleKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    // The keys that save the form or run the steps.
    if (key === 'Enter' || ((ctrlKey || metaKey) && key === 's')) complete();
  };
  const handleBlur = () => {
    complete();
    setWasLeft(true);
  };
  return (
    <TextField
      {...field}
      type="url"
      inputMode="url"
      placeholder="https://"
      autoComplete="off"
      value={value}
      onChange={(event) => {
        setWasLeft(false);
        onChange(event.target.value);
      }}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      error={shownError}
      // The error takes its place, so that nothing below moves.
      hint={shownError === undefined ? hint : undefined}
    />
  );
}
