export * from './command.ts';
export * from './reading.ts';
export { readStep } from './read-step.ts';
export { printCommand, printTarget } from './print.ts';
export { handlerCommand, printHandler, readHandler, type Handler, type HandlerReading } from './handlers.ts';
export { isSecretField, wordsOf } from './secret-field.ts';
export { MASK, secretTextOf, typedTextOf, withoutFieldText } from './field-text.ts';
export { maskedReading, maskedRewording, maskedText, secretTextsIn } from './secret-text.ts';
export { planText } from './plan-text.ts';
export {
  createKnownValues,
  rememberedName,
  unknownValueMessage,
  VARIABLE_USES,
  type KnownValues,
} from './known-values.ts';
export { complete, type Completion, type KnownVariable } from './complete.ts';
export { pluralOf } from './kind-words.ts';
export { fixesFor, withName, withOwnSecret } from './fixes.ts';
export { elementKinds } from './kinds.ts';
export { longerNames, numberedNames } from './longer-names.ts';
export { fitsName, isDescription, nameDistance } from './name-words.ts';
export type { NamedElement } from './named-element.ts';
export { cleanText, comparableText, hasNameKey, nameKey } from './normal-text.ts';
export { fitOf, kindsFor, purposeOf, type Purpose } from './purpose.ts';
export { shownTextOf, withShownText } from './shown-text.ts';
export { encloses, inside, plainTarget } from './targets.ts';
export { quote, tokenize } from './tokens.ts';
export { ordinalWord } from './words.ts';

/** Counts up when a stored sentence may mean another command than before, or none. */
export const LANGUAGE_VERSION = 7;
