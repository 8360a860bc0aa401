import {
  Bandage,
  EyeOff,
  History,
  ImageOff,
  Infinity as Always,
  type LucideIcon,
  RotateCcw,
  Sparkles,
  Split,
  TriangleAlert,
} from 'lucide-react';
import type { StepMarkKind } from 'shared/constants';
import type { Tone } from 'shared/ui';

const ICONS: Record<StepMarkKind, LucideIcon> = {
  contradicted: TriangleAlert,
  always_true: Always,
  ambiguous: Split,
  model: Sparkles,
  replayed: History,
  healed: Bandage,
  no_vision: EyeOff,
  begun_again: RotateCcw,
  pictures_lost: ImageOff,
};

export const MARK_TONES: Record<StepMarkKind, Tone> = {
  contradicted: 'warning',
  always_true: 'warning',
  ambiguous: 'warning',
  model: 'info',
  replayed: 'neutral',
  healed: 'info',
  no_vision: 'neutral',
  begun_again: 'neutral',
  pictures_lost: 'warning',
};

/** The picture of a mark; its label stands beside it. */
export function MarkIcon({ kind }: { kind: StepMarkKind }) {
  const Icon = ICONS[kind];
  return <Icon size={13} aria-hidden />;
}
