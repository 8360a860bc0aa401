import { strFromU8 } from 'fflate';
import { createTestWriter, type TestWriter } from '../../test-writer.ts';
import { UnreadableFileError, type ReadFile, type ReadTest, type SourceFile } from '../../imported.ts';
import { nameOfTitle } from '../../naming/titles.ts';
import { createPageSwitch } from '../page-switch.ts';
import { readTraceEvents, type TraceContext, type TraceEvents } from './trace-events.ts';
import { createCallWriter } from './trace-calls.ts';
import { unpack } from '../../unpack.ts';

/** What Playwright opens unless it is told otherwise. */
const VIEWPORT = { width: 1280, height: 720 };

/** Reads the steps of a trace of Playwright, each context of it as a test. */
export function readTrace({ name, bytes }: SourceFile): ReadFile {
  const files = unpack(bytes, (entry) => /(?:^|\/)[^/]*\.trace$/u.test(entry));
  if (files.size === 0)
    throw new UnreadableFileError(
      'This archive is no trace of Playwright: it holds no file that ends in ".trace".',
    );
  const problems: string[] = [];
  const traces = [...files].map(([path, content]) => ({ path, events: readTraceEvents(strFromU8(content)) }));
  const title = traces.map(({ events }) => events.context?.title).find(Boolean);
  const tests = traces
    .filter(({ path, events }) => !isOfRunner(path, events))
    .map(({ events, path }) => {
      if (events.damagedLines > 0) problems.push(`${path}: ${events.damagedLines} lines cannot be read.`);
      return readContext(events, titleOf(title, name));
    })
    .filter(({ steps, rejected, starting_url }) => steps.length > 0 || rejected.length > 0 || starting_url);
  if (tests.length === 0 && problems.length === 0) problems.push('The trace holds no calls that use a page.');
  return { format: 'playwright-trace', tests: numbered(tests), problems };
}

/** The runner writes the steps of the test next to the calls of its pages, which are the same ones. */
function isOfRunner(path: string, { context, calls }: TraceEvents): boolean {
  return (
    /(?:^|\/)test\.trace$/u.test(path) ||
    context?.origin === 'testRunner' ||
    (calls.length > 0 && calls.every((call) => call.class === 'Test'))
  );
}

/** `checkout.spec.ts:3 › cart › buys a lamp` without the file. */
function titleOf(title: TraceContext['title'], fileName: string): string {
  const names = title?.split(' › ') ?? [];
  const own = names.filter((one, index) => index > 0 || !/\.[cm]?[jt]sx?(?::\d+)*$/u.test(one)).join(' › ');
  return own || title || nameOfTitle(fileName);
}

function readContext(events: TraceEvents, title: string): ReadTest {
  const writer: TestWriter = createTestWriter({ title, baseUrl: events.context?.options?.baseURL ?? null });
  useContext(writer, events.context);
  const pages = createPageSwitch(writer, events.pageIds);
  const write = createCallWriter(writer, events, pages);
  events.calls.forEach((call, index) => write(call, index + 1));
  return writer.finish();
}

/** The settings of the browser, where they are not those of every browser of Playwright. */
function useContext(writer: TestWriter, context: TraceContext | null): void {
  const { viewport, locale, timezoneId, colorScheme, geolocation, permissions, isMobile } =
    context?.options ?? {};
  const use = (setting: Parameters<TestWriter['useBrowser']>[0]) =>
    writer.useBrowser(setting, { source: JSON.stringify(setting), line: null });
  if (viewport && (viewport.width !== VIEWPORT.width || viewport.height !== VIEWPORT.height))
    use({ viewport });
  if (locale !== undefined && locale !== 'en-US') use({ locale });
  if (timezoneId !== undefined) use({ timezone: timezoneId });
  if (colorScheme === 'dark') use({ color_scheme: colorScheme });
  if (geolocation) use({ geolocation });
  if (permissions?.length) use({ permissions });
  if (isMobile)
    writer.reject(
      { source: 'isMobile: true', line: null },
      'The trace is of a phone or tablet. Choose the device in the browser settings of the test.',
    );
}

/** Tests of several contexts have one title. */
function numbered(tests: ReadTest[]): ReadTest[] {
  if (tests.length < 2) return tests;
  return tests.map((test, index) => ({ ...test, title: `${test.title} (${index + 1})` }));
}
