import type { ColorName } from 'shared/theme';

/** What a mark means. */
export type Tone = 'neutral' | 'success' | 'danger' | 'warning' | 'info' | 'module' | 'accent';

/** Ink and ground of each tone. */
export const TONE_COLORS: Record<Tone, { ink: ColorName; ground: ColorName }> = {
  neutral: { ink: 'neutral', ground: 'neutralSoft' },
  success: { ink: 'success', ground: 'successSoft' },
  danger: { ink: 'danger', ground: 'dangerSoft' },
  warning: { ink: 'warning', ground: 'warningSoft' },
  info: { ink: 'info', ground: 'infoSoft' },
  module: { ink: 'module', ground: 'moduleSoft' },
  accent: { ink: 'accentText', ground: 'accentSoft' },
};
