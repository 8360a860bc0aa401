import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { StructuredModel } from '../../server/src/platform/model/structured-model.ts';

const USAGE = { model: 'folder', calls: 1, input_tokens: 0, output_tokens: 0, cost: null };
const INTERVAL_MS = 300;

/**
 * A model that is a folder: each question is a file `001.question.txt`, and whoever answers writes `001.answer.json` beside it, in the form that
 * the question ends with. So a person, or any program, can be the model.
 */
export async function openFolderModel(folder: string): Promise<StructuredModel> {
  await mkdir(folder, { recursive: true });
  let asked = 0;
  return {
    name: 'folder',
    mode: () => 'text',
    probe: () => Promise.resolve('text'),
    async ask({ instructions, prompt, schema }, signal) {
      asked += 1;
      const stem = join(folder, String(asked).padStart(3, '0'));
      const form = JSON.stringify(z.toJSONSchema(schema));
      const question = `${instructions}\n\n${prompt}\n\nAnswer with one JSON object of this schema:\n${form}\n`;
      await writeFile(`${stem}.writing`, question);
      await rename(`${stem}.writing`, `${stem}.question.txt`);
      while (!existsSync(`${stem}.answer.json`)) await sleep(INTERVAL_MS, undefined, { signal });
      // It may still be being written.
      await sleep(INTERVAL_MS, undefined, { signal });
      return { value: schema.parse(JSON.parse(await readFile(`${stem}.answer.json`, 'utf8'))), usage: USAGE };
    },
  };
}
