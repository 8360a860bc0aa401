import { UnreadableFileError, type ReadFile, type SourceFile } from './imported.ts';
import { listOnce } from './listed-once.ts';
import { textOfBytes } from './text/text-of-bytes.ts';

/** Deeper JSON is no test, and would exhaust the stack of what reads it. */
const JSON_DEPTH_MAX = 100;

/**
 * Reads one file of another tool, by what it holds and by its ending.
 * @throws UnreadableFileError
 */
export async function readFile(file: SourceFile): Promise<ReadFile> {
  if (file.bytes.length === 0) throw new UnreadableFileError('The file is empty.');
  try {
    const read = await readKnown(file);
    return { ...read, tests: listOnce(read.tests) };
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableFileError('The file is nested too deeply.');
    throw error;
  }
}

/** Each reader is loaded when a file needs it: their parsers take longer to load than most files to read. */
async function readKnown(file: SourceFile): Promise<ReadFile> {
  const { name, bytes } = file;
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readArchive(file);
  if (/\.(?:[cm]?[jt]s|[jt]sx)$/iu.test(name)) return (await import('./code/read-code.ts')).readCode(file);
  if (/\.feature$/iu.test(name)) return (await import('./gherkin/read-feature.ts')).readFeature(file);
  if (/\.(?:side|json)$/iu.test(name)) return readJson(file);
  if (/\.(?:zip|png|jpe?g|gif|pdf|docx?|xlsx?|exe)$/iu.test(name))
    throw new UnreadableFileError('Files of this kind hold no tests that can be read.');
  return (await import('./text/read-text.ts')).readText(file);
}

/** Tests that were exported here, or a trace. */
async function readArchive(file: SourceFile): Promise<ReadFile> {
  const { unpack } = await import('./unpack.ts');
  const { isOwnFile, readOwnArchive } = await import('./steplight/read-own-files.ts');
  const own = unpack(file.bytes, isOwnFile);
  if (own.size > 0) return readOwnArchive(own);
  return (await import('./playwright/trace/read-trace.ts')).readTrace(file);
}

async function readJson(file: SourceFile): Promise<ReadFile> {
  const text = textOfBytes(file.bytes);
  if (isTooDeep(text)) throw new UnreadableFileError('The file is nested too deeply.');
  const json = parse(text);
  if (typeof json === 'object' && json !== null) {
    if ('tests' in json) return (await import('./selenium-ide/read-project.ts')).readProject(json);
    const { readRecording } = await import('./chrome-recorder/read-recording.ts');
    if ('steps' in json) return readRecording(file, json);
    // Chrome copies single steps, too.
    if ('type' in json) return readRecording(file, { steps: [json] });
  }
  throw new UnreadableFileError('This JSON is neither a recording of Chrome nor a project of Selenium IDE.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFileError('The file is damaged or cut off: it is no JSON.');
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (isInText) {
      if (letter === 0x5c) at++;
      else if (letter === 0x22) isInText = false;
    } else if (letter === 0x22) isInText = true;
    else if (letter === 0x5b || letter === 0x7b) {
      depth++;
      if (depth > JSON_DEPTH_MAX) return true;
    } else if (letter === 0x5d || letter === 0x7d) depth--;
  }
  return false;
}
