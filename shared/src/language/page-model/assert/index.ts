export { spellingsOf } from './address-spellings.ts';
export { isAboutData, isAbsence, needsSettledPage } from './absence.ts';
export type {
  AssertedPage,
  ElementState,
  FieldErrors,
  ListedEntries,
  PageErrors,
  Seeking,
  SeenValue,
} from './asserted-page.ts';
export { evaluateOnModel, isSettled } from './evaluate-on-model.ts';
export { gatherFor } from './judge.ts';
export { agrees } from './measure.ts';
export { newTextsAtForm, textsNewSince } from './new-texts.ts';
export { inOtherCase } from './shows.ts';
export type { DescribedNode } from './model-asserted-page.ts';
export { valuesOf, type Valued } from './value.ts';
export type { AssertionOf, AssertionOfPage, Missing, Shown, Verdict } from './verdict.ts';
export { capitalize, listed, shorten } from './wording.ts';
export { containedText, occurrence, occurrenceInLayout } from '../texts/contained-text.ts';
