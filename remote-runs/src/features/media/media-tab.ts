/** The tabs of Test Media. */
export const MEDIA_TABS = [
  { value: 'screenshots', label: 'Screenshots' },
  { value: 'recording', label: 'Recording' },
  { value: 'console', label: 'Console' },
] as const;

export type MediaTab = (typeof MEDIA_TABS)[number]['value'];
