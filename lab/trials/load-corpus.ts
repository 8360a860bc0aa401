import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { trialFile, type Trial } from './trial.ts';

const FOLDER = join(import.meta.dirname, 'corpus');

export interface CorpusFile {
  /** Without its extension. */
  name: string;
  heldOut: boolean;
  trials: Trial[];
}

/** All files of the corpus, by name. @throws Error naming the file and every field that is wrong in it. */
export async function loadCorpus(folder = FOLDER): Promise<CorpusFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  return Promise.all(
    files.map(async (file) => ({
      name: basename(file, '.yaml'),
      ...(await readYaml(join(folder, file), trialFile)),
    })),
  );
}

/** The contents of a YAML file. @throws Error naming the file and every field that does not fit the schema. */
export async function readYaml<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const result = schema.safeParse(parse(await readFile(path, 'utf8')));
  if (!result.success) throw new Error(`${path}:\n${z.prettifyError(result.error)}`);
  return result.data;
}
