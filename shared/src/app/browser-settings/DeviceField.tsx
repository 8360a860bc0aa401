import { errorText } from 'shared/http';
import { Combobox } from 'shared/overlay';
import { apiQuery, queryOptions, useQuery } from 'shared/query';

interface Props {
  device: string;
  onChange: (device: string) => void;
}

/** A searchable list of the devices that a test can present itself as. */
export function DeviceField({ device, onChange }: Props) {
  const { data, error, isPending } = useQuery(devicesQuery());
  const listed = (data ?? []).map(({ name, width, height, is_mobile }) => ({
    value: name,
    label: name,
    hint: `${width}×${height}${is_mobile ? ', touch' : ''}`,
  }));
  const isUnlisted = device !== '' && !listed.some(({ value }) => value === device);
  return (
    <Combobox
      label="Device"
      isOptional
      isClearable
      placeholder="No device"
      searchPlaceholder="Search devices"
      isLoading={isPending}
      loadingText="Loading devices..."
      emptyText="No devices found."
      hint="Sets size, touch and user agent."
      {...(error && { error: errorText(error, 'The devices could not be loaded.') })}
      options={isUnlisted ? [{ value: device, label: device }, ...listed] : listed}
      value={device === '' ? null : device}
      onChange={(value) => onChange(value ?? '')}
    />
  );
}

/** The devices that a test can present itself as; they change only with a new version of the server. */
function devicesQuery() {
  return queryOptions({
    ...apiQuery('GET /browser_devices'),
    select: ({ devices }) => devices,
    staleTime: Infinity,
  });
}
