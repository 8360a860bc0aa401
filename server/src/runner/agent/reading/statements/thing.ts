import type { Target } from '../../target.ts';
import { reading } from '../targets/draft.ts';
import { namesKind } from '../targets/names-kind.ts';
import { readTarget } from '../targets/read-target.ts';

const NAMED = /^(?:the )?((?:[\p{Lu}\p{Nd}]\S*)(?: [\p{Lu}\p{Nd}]\S*)*) (\p{Ll}{3,})$/u;

/** What something is said of: "the EN 4010 train" is called EN 4010 where nothing is called so as a whole. */
export function thing(name: string): Target {
  const target = readTarget(name);
  const [, own, noun] = NAMED.exec(name.replace(/^The /u, 'the ')) ?? [];
  if (!own || !noun || target.within || target.orElse || namesKind(name)) return target;
  return { ...target, orElse: { words: target.words, readings: [reading(own)], within: null } };
}
