import { browserDevicesReplySchema } from '../browser-settings.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const browserSettingsEndpoints = defineEndpoints('browser settings', {
  'GET /browser_devices': { role: 'viewer', reply: browserDevicesReplySchema },
});
