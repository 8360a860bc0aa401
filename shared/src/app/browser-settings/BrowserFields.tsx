import { PERMISSIONS, type BrowserEngine, type ColorScheme, type Permission } from 'shared/constants';
import { Select } from 'shared/choice';
import { styled } from 'shared/theme';
import { Checkbox, Grid, Stack, Text, TextField } from 'shared/ui';
import type { BrowserForm, BrowserFormErrors } from './browser-form.ts';
import { DeviceField } from './DeviceField.tsx';

interface Props {
  form: BrowserForm;
  errors: BrowserFormErrors;
  /** What applies where a field is empty, e.g. `As in the suite`. */
  unset: string;
  onChange: (change: Partial<BrowserForm>) => void;
}

const PERMISSION_LABELS: Record<Permission, string> = {
  geolocation: 'Location',
  notifications: 'Notifications',
  'clipboard-read': 'Read the clipboard',
  'clipboard-write': 'Write to the clipboard',
  camera: 'Camera',
  microphone: 'Microphone',
};

/** The fields of browser settings. */
export function BrowserFields({ form, errors, unset, onChange }: Props) {
  const text = (
    field: 'width' | 'height' | 'locale' | 'timezone' | 'latitude' | 'longitude' | 'userAgent',
  ) => ({
    value: form[field],
    isOptional: true,
    autoComplete: 'off',
    ...(errors[field] !== undefined && { error: errors[field] }),
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <Stack gap={4}>
      <DeviceField device={form.device} onChange={(device) => onChange({ device })} />
      <Columns minColumn={200} gap={4}>
        <TextField label="Width" inputMode="numeric" placeholder={unset} {...text('width')} />
        <TextField label="Height" inputMode="numeric" placeholder={unset} {...text('height')} />
        <TextField label="Locale" placeholder={unset} hint="For example de-CH." {...text('locale')} />
        <TextField
          label="Time zone"
          placeholder={unset}
          hint="For example Europe/Zurich."
          {...text('timezone')}
        />
        <Select
          label="Color scheme"
          isOptional
          value={form.colorScheme}
          options={[
            { value: '', label: unset },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          onChange={({ target }) => onChange({ colorScheme: target.value as ColorScheme | '' })}
        />
        <Select
          label="Browser"
          isOptional
          hint="Firefox and WebKit need a browser pool."
          value={form.engine}
          options={[
            { value: '', label: unset },
            { value: 'chromium', label: 'Chromium' },
            { value: 'firefox', label: 'Firefox' },
            { value: 'webkit', label: 'WebKit' },
          ]}
          onChange={({ target }) => onChange({ engine: target.value as BrowserEngine | '' })}
        />
        <TextField label="Latitude" inputMode="decimal" placeholder={unset} {...text('latitude')} />
        <TextField label="Longitude" inputMode="decimal" placeholder={unset} {...text('longitude')} />
      </Columns>
      <TextField label="User agent" placeholder={unset} {...text('userAgent')} />
      <Stack role="group" aria-label="Permissions" gap={1}>
        <Text size="sm">Permissions</Text>
        {PERMISSIONS.map((permission) => (
          <Checkbox
            key={permission}
            label={PERMISSION_LABELS[permission]}
            checked={form.permissions.includes(permission)}
            onChange={({ target }) =>
              onChange({
                permissions: PERMISSIONS.filter((one) =>
                  one === permission ? target.checked : form.permissions.includes(one),
                ),
              })
            }
          />
        ))}
      </Stack>
    </Stack>
  );
}

/** Fields with and without a hint begin on one line. */
const Columns = styled(Grid)`
  align-items: start;
`;
