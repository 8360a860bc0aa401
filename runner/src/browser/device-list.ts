import { nearestFirst } from '../core/nearest.ts';
import devices from './devices.json' with { type: 'json' };

/** A device that a test can present itself as. */
export interface Device {
  name: string;
  /** Of its page area, in CSS pixels. */
  width: number;
  height: number;
  /** A phone or tablet: touch, and the page's own viewport counts. */
  isMobile: boolean;
}

/** The devices of Playwright's registry. A copy without their user agents: the registry itself comes with 30 MB of a driver. */
export const DEVICES: readonly Device[] = Object.entries(devices).map(([name, device]) => ({
  name,
  ...device,
}));

const byName = new Map(DEVICES.map((device) => [device.name, device]));

/** undefined: there is no device of this name. */
export function findDevice(name: string): Device | undefined {
  return byName.get(name);
}

/** At most three names of devices that a wrong name may have meant. */
export function nearestDevices(name: string): string[] {
  return nearestFirst(
    DEVICES.map((device) => device.name),
    name,
  ).slice(0, 3);
}
