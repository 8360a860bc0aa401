/** The name and the URL of a test that is about to be recorded. */
export interface RecordedTest {
  name: string;
  url: string;
}

/** The state of a navigation to the editor of a new test that opens the live browser and records. */
export const recordingState = (test: RecordedTest) => ({ recordedTest: test });

/** What `recordingState` says; null: the editor was opened without it. */
export function recordedTestOf(state: unknown): RecordedTest | null {
  const given = (state as Partial<ReturnType<typeof recordingState>> | null)?.recordedTest;
  return given ?? null;
}
