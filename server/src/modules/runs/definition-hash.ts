import { createHash } from 'node:crypto';
import type { RunnableTest } from '../blueprints/blueprints-service.ts';

/** The same text for two tests of the same address, file and steps (modules taken apart), whatever they are called. */
export function definitionHash({ startingUrl, file, steps }: RunnableTest): string {
  const definition = [
    startingUrl,
    file && [file.s3_key, file.file_name],
    steps.map(({ type, action, useVision }) => [type, action, useVision]),
  ];
  return createHash('sha256').update(JSON.stringify(definition)).digest('base64url');
}
