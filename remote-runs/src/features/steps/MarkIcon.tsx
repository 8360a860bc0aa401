import {
  Bandage,
  Eye,
  EyeOff,
  Hand,
  History,
  ImageOff,
  ImagePlus,
  Info,
  KeyRound,
  type LucideIcon,
  RotateCcw,
  Sparkles,
  TriangleAlert,
} from 'lucide-react';
import type { StepMarkKind } from 'shared/constants';
import type { Tone } from 'shared/ui';

const ICONS: Record<StepMarkKind, LucideIcon> = {
  contradicted: TriangleAlert,
  model: Sparkles,
  vision: Eye,
  replayed: History,
  healed: Bandage,
  no_vision: EyeOff,
  restarted: RotateCcw,
  screenshots_lost: ImageOff,
  interruption: Hand,
  shared_login: KeyRound,
  new_baseline: ImagePlus,
};

const TONES: Record<StepMarkKind, Tone> = {
  contradicted: 'warning',
  model: 'info',
  vision: 'info',
  replayed: 'neutral',
  healed: 'info',
  no_vision: 'neutral',
  restarted: 'neutral',
  screenshots_lost: 'warning',
  interruption: 'info',
  shared_login: 'neutral',
  new_baseline: 'warning',
};

/** The icon of a mark; its label is next to it. */
export function MarkIcon({ kind }: { kind: StepMarkKind }) {
  const Icon = (ICONS[kind] as LucideIcon | undefined) ?? Info;
  return <Icon size={13} aria-hidden />;
}

/** Neutral where only a newer server knows the mark. */
export function markTone(kind: StepMarkKind): Tone {
  return (TONES[kind] as Tone | undefined) ?? 'neutral';
}
