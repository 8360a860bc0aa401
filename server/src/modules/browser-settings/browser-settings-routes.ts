import { DEVICES } from 'runner/devices';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';

export function browserSettingsRoutes(app: Routes): void {
  addEndpoint(app, 'GET /browser_devices', () =>
    Promise.resolve({
      devices: DEVICES.map(({ name, width, height, isMobile }) => ({
        name,
        width,
        height,
        is_mobile: isMobile,
      })),
    }),
  );
}
