/** A text of the material that may be a step. */
export interface Candidate {
  text: string;
  /** What its place in the material makes of it; null: nothing does. */
  type: 'act' | 'assert' | null;
  group: Group;
}

/**
 * Texts that stand together, such as the entries of a list. `accepts` decides which of those that do not parse as steps are steps
 * nevertheless, as they are written: all of them, all if any or half of the group read as steps, or none.
 */
export interface Group {
  accepts: 'all' | 'if-any-reads' | 'if-half-reads' | 'none';
  /** The title of the test that its texts are steps of, in material that describes several; a group is of one. */
  test?: string;
}

/** A text of the material that is no step. */
export interface LeftOut {
  text: string;
  why: string;
}

export type Piece = Candidate | LeftOut;

export const isCandidate = (piece: Piece): piece is Candidate => 'group' in piece;
