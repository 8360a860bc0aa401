import type { RunnerStep } from '../../types.ts';
import { namesKind } from './targets/names-kind.ts';

/** "The box I have read the terms": its name may read like a statement. */
const BOX_FIRST =
  /^(?:the )?(?:check ?box|tick ?box|box|radio button|switch)(?! (?:is|are|has|have|shows?|contains?|should|exists?|appears?)\b)\b/iu;

const ALL_BOXES =
  /^(?:all|both|every)\s(?:the\s)?(?:\S+\s){0,2}(?:check ?|tick ?)?box(?:es)?(?!.*\b(?:is|are)\b)/iu;

/** "Check the Terms checkbox" ticks a box, whatever the step's type: "check" has two meanings. */
export function isTick(clause: string, type: RunnerStep['type']): boolean {
  const object = /^(?:check|tick|mark)s?\s+(?!(?:that|if|whether|for)\b)(.+)$/iu.exec(clause)?.[1];
  if (type === 'act' && object !== undefined && ALL_BOXES.test(object)) return true;
  if (type === 'act' && object !== undefined && BOX_FIRST.test(object)) return true;
  if (
    object === undefined ||
    /\b(?:is|are|has|have|shows?|contains?|should|exists?|appears?)\b/iu.test(object)
  )
    return false;
  if (/\b(?:check ?box|tick ?box|box|radio(?: button| option)?|switch|toggle)$/iu.test(object)) return true;
  return !/^check/iu.test(clause) || (type === 'act' && !namesKind(object));
}
