/**
 * Puts the code that an entry asks for first into the file of the entry itself. What remains of the chunk is the list of
 * shared modules that have to be there before that code may run; it is no file.
 * @param {string} first name of the chunk that the entry asks for
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
