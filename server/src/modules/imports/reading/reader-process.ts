import { UnreadableFileError, type ReadFile, type SourceFile } from '../imported.ts';
import { readFile } from '../read-file.ts';

/** What the process answers for a file. */
export type ReadAnswer = { read: ReadFile } | { problem: string };

/** Reads one file after the other, as the server hands them over; ends with it. */
process.on('message', (file: SourceFile) => {
  void answerFor(file).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());

async function answerFor(file: SourceFile): Promise<ReadAnswer> {
  try {
    return { read: await readFile(file) };
  } catch (error) {
    // Other errors carry what the file holds: they are neither shown nor logged.
    return {
      problem:
        error instanceof UnreadableFileError
          ? error.message
          : 'The file cannot be read: it is damaged or of another kind.',
    };
  }
}
