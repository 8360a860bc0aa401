import type { ColorName } from 'shared/theme';

/** The meaning of a badge, dot or notice. */
export type Tone = 'neutral' | 'success' | 'danger' | 'warning' | 'info' | 'module' | 'accent';

/** Foreground and background of each tone. */
export const TONE_COLORS: Record<Tone, { foreground: ColorName; background: ColorName }> = {
  neutral: { foreground: 'neutral', background: 'neutralSoft' },
  success: { foreground: 'success', background: 'successSoft' },
  danger: { foreground: 'danger', background: 'dangerSoft' },
  warning: { foreground: 'warning', background: 'warningSoft' },
  info: { foreground: 'info', background: 'infoSoft' },
  module: { foreground: 'module', background: 'moduleSoft' },
  accent: { foreground: 'accentText', background: 'accentSoft' },
};
