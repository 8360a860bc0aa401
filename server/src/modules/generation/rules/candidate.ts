/**
 * A piece of the source that may be a step. `setup` only says where things stand, `prose` may say anything,
 * `certain` stands where only steps stand, `check` says what is expected.
 */
export interface Candidate {
  text: string;
  role: 'setup' | 'prose' | 'certain' | 'check';
}
