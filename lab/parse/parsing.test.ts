import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import fc from 'fast-check';
import { printCommand } from 'shared/step-language';
import { parse } from '../../shared/src/language/step-language/parse.ts';
import { commands } from '../../shared/src/language/step-language/testing/commands.ts';
import { onTour } from '../tour/cases.ts';
import { loadCorpus } from '../trials/load-corpus.ts';
import { measureParsing, type ParsingMeasurement } from './measure-parsing.ts';

describe('the corpus, read by the step language', () => {
  let measured: ParsingMeasurement;
  let steps: number;

  before(async () => {
    measured = await measureParsing(await loadCorpus());
    steps = measured.files.filter(({ heldOut }) => !heldOut).flatMap(({ steps }) => steps).length;
  });

  it('understands at least 98 % of the plain wordings', () => {
    const { parsed, total, unparsed } = measured.plainWordings;
    assert.ok(total > 500);
    assert.ok(parsed >= 0.98 * total, unparsed.join('\n'));
  });

  it('misreads at most 0.5 % of the steps, counting what is not reviewed', () => {
    const doubtful = [
      ...measured.misread.map(({ text, sentence }) => `${text} → ${sentence}`),
      ...measured.unreviewed.map(({ step, sentences }) => `${step.text} → ${sentences.join(' · ')}`),
    ];
    assert.ok(doubtful.length <= 0.005 * steps, doubtful.join('\n'));
  });
});

// The tests of the step language themselves read some hundreds.
it('reads every printed command as that command, and as nothing else', () => {
  fc.assert(
    fc.property(commands, (command) => {
      assert.deepEqual(plain(parse(printCommand(command)).commands), plain([command]));
    }),
    { numRuns: onTour(4000, 20) },
  );
});

/** Without prototypes and what is undefined, which mean nothing in a command. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
