import type { Target } from '../../target.ts';
import { reading } from '../targets/draft.ts';
import { namesKind } from '../targets/names-kind.ts';
import { readTarget } from '../targets/read-target.ts';

const NAMED = /^(?:(?:the|an?) )?((?:[\p{Lu}\p{Nd}]\S*)(?: [\p{Lu}\p{Nd}]\S*)*) (\p{Ll}{3,})$/u;

/** What something is said of: "the EN 4010 train" is called EN 4010 where nothing is called so as a whole. */
export function thing(name: string): Target {
  const target = withGloss(readTarget(name), name);
  const [, own, noun] = NAMED.exec(name.replace(/^(?:The|An?) /u, (article) => article.toLowerCase())) ?? [];
  if (!own || !noun || target.within || target.orElse || namesKind(name)) return target;
  return { ...target, orElse: { words: target.words, readings: [reading(own)], within: null } };
}

/** "The fee (Gebühr)": the page may call it by one of the two. */
function withGloss(target: Target, name: string): Target {
  const [, own, other] = /^(?:the |an? )?([^()]+?) \(([^()]+)\)$/iu.exec(name) ?? [];
  if (!own || !other || target.within) return target;
  return { ...target, readings: [...target.readings, reading(other), { ...reading(own), isWhole: true }] };
}
