import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { EXPOSED_CHUNK } from './federation.mjs';

const COUNT = 8;

/**
 * What a browser loads of a package for its first screen: the scripts of every visit, and those of the largest screen.
 * @param {import('webpack').Compilation} compilation
 * @param {string} folder the built, compressed files
 * @returns {{ bytes: number, chunks: Set<import('webpack').Chunk> }} brotli bytes
 */
export function firstLoad(compilation, folder) {
  const always = new Set([...compilation.entrypoints.values()].flatMap(({ chunks }) => chunks));
  const initialChunks = [...compilation.chunks].filter(({ name }) =>
    [EXPOSED_CHUNK, 'bootstrap'].includes(name),
  );
  for (const chunk of initialChunks) for (const group of chunk.groupsIterable) addAll(always, group.chunks);
  const screens = initialChunks
    .flatMap((chunk) => [...chunk.groupsIterable])
    .flatMap((group) => [...group.childrenIterable])
    .map((group) => group.chunks.filter((chunk) => !always.has(chunk)));
  const largest = screens
    .map((chunks) => ({ chunks, bytes: bytesOf(chunks, folder) }))
    .reduce((max, screen) => (screen.bytes > max.bytes ? screen : max), { chunks: [], bytes: 0 });
  return { bytes: bytesOf(always, folder) + largest.bytes, chunks: addAll(always, largest.chunks) };
}

/** The largest modules of these chunks by source, one line each: where to start when a package exceeds its budget. */
export function largestModules(compilation, chunks) {
  const modules = new Set(
    [...chunks].flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]),
  );
  return [...modules]
    .flatMap((module) => [...(module.modules ?? [module])])
    .sort((one, other) => other.size() - one.size())
    .slice(0, COUNT)
    .map(
      (module) =>
        `${kilobytes(module.size()).padStart(8)} kB  ${nameOf(module, compilation.compiler.context)}`,
    );
}

export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

function nameOf(module, root) {
  const path = module.nameForCondition() ?? module.identifier();
  return path.includes('node_modules') ? path.split('node_modules/').at(-1) : relative(root, path);
}

function bytesOf(chunks, folder) {
  const files = new Set(
    [...chunks].flatMap(({ files }) => [...files]).filter((file) => file.endsWith('.js')),
  );
  return [...files].reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0);
}

function addAll(set, values) {
  for (const value of values) set.add(value);
  return set;
}
