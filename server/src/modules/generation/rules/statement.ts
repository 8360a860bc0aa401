import type { GeneratedStep } from 'shared/contract';
import { baseForm, capitalise, CHECK_VERBS, isActVerb } from './words.ts';

type Draft = Pick<GeneratedStep, 'action' | 'type'>;

const PERSON =
  '(?:(?:the|a|an|any|each|every|logged[- ]in|signed[- ]in|registered|new|existing|anonymous)\\s+)*(?:user|customer|visitor|guest|shopper|buyer|admin|administrator|member|client|tester|person|manager|editor|owner|i|we|you|he|she|they)';
const ABLE =
  '(?:(?:can|may|will|shall|then|should|must|is able to|are able to|be able to|needs? to|has to|have to|wants? to)\\s+)*';
const BY_PERSON = new RegExp(`^${PERSON}\\s+(${ABLE})([\\w-]+)\\b\\s*(.*)$`, 'iu');
const LEAD =
  /^(?:(?:first|firstly|second|secondly|next|then|and|also|now|finally|afterwards|lastly|please|but|so)\b\s*(?:,\s*)?)+/iu;
const CHECK_LEAD =
  /^(?:verify|assert|ensure|expect|validate|confirm that|make sure|check (?:that|if|whether|for))\b/iu;
const STATES =
  /\b(?:is|are|was|were|be|has|have|shows?|displays?|appears?|contains?|includes?|reads?|says|exists?|lists?|remains?|becomes?|disappears?|opens|closes|updates|changes|should|must|shall|will|can(?:not|['’]t)?)\b/iu;
const AFTER_VERB =
  /^(?:the|an?|your|my|our|all|any|each|this|that|on|in|into|to|for|from|with|up|out|at|back|over|down|\d|["“'‘/]|https?:)/iu;
const SHOWN =
  /\b(?:is|are)\s+(?:not\s+|now\s+|no longer\s+)?(?:shown|displayed|visible|hidden|enabled|disabled|selected|checked|empty|listed|redirected|taken|highlighted|present)\b|\b(?:shows?|displays?|appears?|disappears?|reads|contains|says)\b|\b(?:should|must)\b/iu;

/**
 * Reads one sentence as a step. `isCertain`: it stands where only steps stand (a numbered list, acceptance criteria), so that a plain statement is a check;
 * in running text only a sentence that clearly acts or checks is one. Null: it is none.
 */
export function readStatement(sentence: string, isCertain: boolean): Draft | null {
  const given = /^given\s+(?:that\s+)?(.+)$/iu.exec(sentence.trim())?.[1];
  if (given === undefined) return read(sentence, isCertain);
  // Where things stand at the start is a step only if somebody has to do it.
  const setup = read(given, false);
  return setup?.type === 'act' ? setup : null;
}

function read(sentence: string, isCertain: boolean): Draft | null {
  const text = sentence
    .trim()
    .replace(LEAD, '')
    .replace(/[\s.;,:]+$/u, '')
    .trim();
  if (text === '' || isBackground(text)) return null;
  if (CHECK_LEAD.test(text)) return assert(text);
  const person = BY_PERSON.exec(text);
  if (person) return byPerson(text, person[1] ?? '', person[2] ?? '', person[3] ?? '');
  if (isInstruction(text)) return act(imperative(text));
  if (/^(?:see|sees|observe|notice)s?\s/iu.test(text))
    return assert(`Verify that the page shows ${rest(text)}`);
  if (SHOWN.test(text)) return assert(text);
  if (isCertain && STATES.test(text)) return assert(text);
  return null;
}

/** "As a user I want …", "The goal of this feature is …": why, not what. */
function isBackground(text: string): boolean {
  return /^(?:as an? .+\b(?:i|we)\s+(?:want|need|would like)|so that\b|in order to\b|(?:the|this|our)\s+(?:goal|purpose|aim|idea|feature|document|ticket|story|epic|project|release)\b|note\b|background\b|https?:\/\/\S+$)/iu.test(
    text,
  );
}

function isInstruction(text: string): boolean {
  const [, first = '', after = ''] = /^([\p{L}-]+)\s*(.*)$/u.exec(text) ?? [];
  if (!isActVerb(first)) return false;
  return AFTER_VERB.test(after) || !STATES.test(after);
}

function byPerson(text: string, able: string, verb: string, object: string): Draft | null {
  const base = baseForm(verb);
  if (base === 'not' || /^(?:cannot|can['’]t|doesn['’]t|don['’]t|shouldn['’]t|mustn['’]t)$/u.test(base))
    return withoutSeeing(text, object);
  if (base === 'see' || base === 'notice' || base === 'observe')
    return assert(`Verify that the page shows ${object}`);
  if (CHECK_VERBS.has(base)) return assert(`${capitalise(base)} ${object}`);
  const arrival = arrivalOf(`${verb} ${object}`);
  if (arrival) return assert(`Verify that the page shows ${arrival}`);
  if (isActVerb(base)) return act(`${capitalise(base)} ${inBaseForm(object)}`);
  return able !== '' || SHOWN.test(text) ? assert(text) : null;
}

/** "… and presses Pay" → "… and press Pay". */
function inBaseForm(object: string): string {
  return object.replace(/(?<=\b(?:and|then)\s)[a-z]+(?=\s)/gu, (word) =>
    isActVerb(word) ? baseForm(word) : word,
  );
}

function withoutSeeing(text: string, object: string): Draft {
  const seen = /^(?:be able to\s+)?see\s+(.+)$/iu.exec(object)?.[1];
  return assert(seen ? `Verify that the page does not show ${seen}` : text);
}

/** "is redirected to the dashboard", "lands on the Orders page": the place, as words to look for. */
function arrivalOf(words: string): string | undefined {
  return /^(?:(?:is|are|be|gets?)\s+(?:then\s+|now\s+)?(?:redirected|taken|sent|brought|forwarded|navigated)|(?:lands?|arrives?)|(?:is|are|be)\s+(?:now\s+)?(?:on|at))\s*(?:back\s+)?(?:to|on|at)?\s+(?:the\s+)?(.+?)(?:\s+(?:page|screen|view))?$/iu.exec(
    words,
  )?.[1];
}

function imperative(text: string): string {
  const [, first = '', after = ''] = /^([\p{L}-]+)\s*(.*)$/u.exec(text) ?? [];
  return capitalise(`${baseForm(first)} ${after}`.trim());
}

const rest = (text: string): string => text.replace(/^\S+\s+/u, '');
const act = (action: string): Draft => ({ type: 'act', action: action.trim() });
const assert = (action: string): Draft => ({ type: 'assert', action: capitalise(action.trim()) });
