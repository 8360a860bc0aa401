/**
 * Moves the code of the first chunk into the file of the entry. The chunk keeps only the list of shared modules that must
 * be loaded before that code runs; it has no file.
 * @param {string} first name of the chunk that the entry loads
 * @param {string} entry name of the entry's chunk
 */
export function startChunk(first, entry) {
  return {
    name: entry,
    chunks: ({ name }) => name === first,
    enforce: true,
    priority: -1,
    test: (module) => module.getSourceTypes().has('javascript'),
  };
}
