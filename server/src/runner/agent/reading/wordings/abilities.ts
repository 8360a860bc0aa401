import type { Wording } from './wording.ts';
import { WE } from './we.ts';

const ABLE = '(?:am|are|is|was|were|should|must|will)';
const CAN = `(?:can|could|(?:${ABLE}|should be) able to|should be able to)`;
const CAN_NOT = `(?:can(?: ?not|['’]?t)|could not|couldn['’]t|${ABLE}(?: not|n['’]t)(?: be)? able to|should not be able to)`;

/** What can be done with a thing. */
export const ABILITIES: Wording[] = [
  [new RegExp(`^(?:${WE} )?${CAN_NOT} (?:click|press|tap|use)(?: on)? (.+)$`, 'iu'), '$1 is not enabled'],
  [new RegExp(`^(?:${WE} )?${CAN} (?:click|press|tap|use)(?: on)? (.+)$`, 'iu'), '$1 is enabled'],
  [new RegExp(`^(?:${WE} )?${CAN_NOT} (?:edit|change|type (?:in|into)) (.+)$`, 'iu'), '$1 is not editable'],
  [new RegExp(`^(?:${WE} )?${CAN} (?:edit|change|type (?:in|into)) (.+)$`, 'iu'), '$1 is editable'],
  [/^it is (not )?possible to (?:click|press|tap|use)(?: on)? (.+)$/iu, '$2 is $1enabled'],
  [/^it is impossible to (?:click|press|tap|use)(?: on)? (.+)$/iu, '$1 is not enabled'],
];
