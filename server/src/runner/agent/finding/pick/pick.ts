import type { Locator } from 'playwright-core';
import { isolatedAll } from '../../isolated.ts';
import { controls } from '../../lens/controls.ts';
import { withPieces } from '../../lens/lens.ts';
import { motion } from '../../lens/motion.ts';
import { plainName } from '../../lens/plain-name.ts';
import { traitSight, type Traits } from '../trait-sight.ts';
import { withTraits } from '../traits.ts';
import { clickSight, type ClickWish } from './click-sight.ts';
import { errorSight } from './error-sight.ts';
import { groupSight } from './group-sight.ts';
import { nearness } from './nearness.ts';

export interface Conditions {
  /** Only what a person can see. */
  isSeen: boolean;
  /** Only what looks or reads like an error message. */
  isError: boolean;
  /** Only what a click is made for (`own`: by itself). */
  isClickable?: boolean | 'own';
  /** Nothing that a click is lost on. */
  forClick?: ClickWish | null;
  /** None, unless each of several groups of one sort has one. */
  isOfEach?: boolean;
  /** Only what stands in the page's main part, if anything does. */
  prefersMain?: boolean;
  /** Only groups of one sort, side by side, that a text like this begins. */
  groupOf?: RegExp;
  /** Only what stands beside one of these (at most `reach` levels up from it), or in the section that one of these begins. */
  near: { anchors: Locator; relation: 'beside' | 'under'; reach?: number } | null;
}

/**
 * The elements of a locator that meet the conditions, in the page's order; beside a text, the one that follows it comes first.
 */
export async function pick(
  locator: Locator,
  {
    isSeen,
    isError,
    isClickable = false,
    forClick = null,
    isOfEach = false,
    prefersMain = false,
    groupOf,
    near,
  }: Conditions,
): Promise<Locator[]> {
  const given: Given = {
    isSeen,
    isError,
    isClickable,
    forClick,
    isOfEach,
    prefersMain,
    group: groupOf ? { source: groupOf.source, flags: groupOf.flags } : null,
    relation: near?.relation ?? null,
    reach: near?.reach ?? LEVELS,
  };
  const all = await isolatedAll(locator, choose, given, [], near ? [near.anchors] : []);
  return all.map(({ index, traits }) => withTraits(locator.nth(index), traits));
}

/** How far up from an anchor the group may begin that holds it and what stands beside it. */
const LEVELS = 8;

interface Given {
  isSeen: boolean;
  isError: boolean;
  isClickable: boolean | 'own';
  forClick: ClickWish | null;
  isOfEach: boolean;
  prefersMain: boolean;
  group: { source: string; flags: string } | null;
  relation: 'beside' | 'under' | null;
  reach: number;
}

interface Picked {
  /** Its place among all. */
  index: number;
  /** null: one of too many to be what is meant. */
  traits: Traits | null;
}

const choose = withPieces(
  controls,
  clickSight,
  errorSight,
  nearness,
  groupSight,
  motion,
  plainName,
  traitSight,
)((
  lens,
  all: Element[],
  { isSeen, isError, isClickable, forClick, isOfEach, prefersMain, group, relation, reach }: Given,
  [, anchors = []],
): Picked[] => {
  const MANY = 20;
  if (relation !== null && anchors.length === 0) return [];
  const groups = group && lens.headedBy(all, new RegExp(group.source, group.flags));
  const fitting = all.filter(
    (element) =>
      (!groups || groups.has(element)) &&
      (!isSeen || lens.isSeen(element)) &&
      (!isError || lens.looksLikeError(element)) &&
      (!isClickable || lens.invitesClick(element)) &&
      (isClickable !== 'own' || lens.isClickedAlone(element)) &&
      (!forClick || !lens.isPlain(element, forClick)),
  );
  const near = relation === null ? fitting : lens[relation](fitting, anchors, reach);
  const inMain = prefersMain ? near.filter((element) => !lens.isInFrame(element)) : [];
  const chosen = inMain.length > 0 ? inMain : near;
  if (isOfEach && !lens.isOneInEach(chosen)) return [];
  return chosen.map((element, rank) => ({
    index: all.indexOf(element),
    traits: rank < MANY ? lens.traitsOf(element) : null,
  }));
});
