import type { SignedInState } from './signed-in-state.ts';

/** The sign-in that the tests of a group run share. */
export interface SharedLogin {
  /** How many of the first steps sign in. */
  steps: number;
  /** What another test has signed in with, and its name; null: this test signs in for the others. */
  restored: { state: SignedInState; by: string } | null;
  /** Called when the steps have signed in; null: what they do cannot be shared, each test signs in itself. */
  onSignedIn(state: SignedInState | null): Promise<void>;
}
