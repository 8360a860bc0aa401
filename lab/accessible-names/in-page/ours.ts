import { withFreshCaches } from '../../../runner/src/page/capture/per-call.ts';
import { nameOf } from '../../../runner/src/page/capture/resolve/names.ts';
import { roleOf } from '../../../runner/src/page/capture/resolve/roles.ts';

export const namesOf = (elements: Element[]): string[] => withFreshCaches(() => elements.map(nameOf));
export const rolesOf = (elements: Element[]): string[] => withFreshCaches(() => elements.map(roleOf));
