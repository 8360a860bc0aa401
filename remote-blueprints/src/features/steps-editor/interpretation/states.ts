import { CircleAlert, CircleDashed, CircleHelp, Split, type LucideIcon } from 'lucide-react';
import type { ReadingState } from 'shared/step-language';
import type { ColorName } from 'shared/theme';
import { UnderstoodIcon } from '../../../components/understood-icon.ts';

/** Label, icon and colour of each state. */
export const STATES: Record<ReadingState, { word: string; Icon: LucideIcon; color: ColorName }> = {
  understood: { word: 'Understood', Icon: UnderstoodIcon, color: 'textMuted' },
  normalised: { word: 'Understood as', Icon: UnderstoodIcon, color: 'textMuted' },
  ambiguous: { word: 'Ambiguous', Icon: CircleHelp, color: 'warning' },
  clash: { word: 'Act or assert?', Icon: CircleHelp, color: 'warning' },
  several: { word: 'Several steps', Icon: Split, color: 'warning' },
  incomplete: { word: 'Incomplete', Icon: CircleDashed, color: 'warning' },
  'unknown-value': { word: 'Unknown value', Icon: CircleAlert, color: 'warning' },
  'cannot-fail': { word: 'Cannot fail', Icon: CircleAlert, color: 'warning' },
  'not-understood': { word: 'Not understood', Icon: CircleAlert, color: 'danger' },
};
