import type { Command } from '../../command.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';
import { QUOTED } from '../shield.ts';

const FILE =
  "(?:the\\s+|an?\\s+|my\\s+)?(?:attached\\s+|test'?s?\\s+)?(?:file|attachment|document|attached file|image|picture|photo|csv|pdf)";

export const UPLOADING: Rule<Command>[] = [
  [
    new RegExp(
      `^(?:(?:upload|attach)(?:e?s)?\\s+(?:${FILE}(?:\\s+${QUOTED})?|${QUOTED}|\\S+\\.[a-z\\d]{2,5}|it)|(?:choose|select|add|set)s?\\s+(?:the\\s+)?(?:attached\\s+file|attachment))(?:\\s+(?:to|into|in|on|using|via|with|through|for|at|as)\\s+(.+))?$`,
      'iu',
    ),
    ([name]) => ({ kind: 'upload', target: name ? readTarget(name) : null }),
  ],
];
