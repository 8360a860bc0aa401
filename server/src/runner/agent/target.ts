import type { Locator } from 'playwright-core';
import type { Kind } from './reading/targets/kind.ts';

/** One way to understand how a person named an element. */
export interface Reading {
  /** Empty: any element of that kind. */
  name: string;
  kind: Kind | null;
  /** 1 is the first; -1 the last; null: the only one. */
  ordinal: number | null;
  /** Put in quotes: in checks it must be the whole name. */
  isQuoted?: boolean;
  /** The name is what the thing belongs to: what only reads like that is not the thing itself. */
  isOwner?: boolean;
  /** A part of a name will not do. */
  isWhole?: boolean;
  /** What the name says of it instead of what it is called: something about this, or nothing but what these words give. */
  by?: 'about' | 'given';
  /** Counted only where each of several groups of one sort has one: the third Remove button is the third item's then. */
  isOfEach?: boolean;
}

/**
 * Where an element stands: inside a row, dialog or region; beside a text, closer to it than others of its sort; in the section
 * that a heading begins.
 */
export interface Place {
  relation: 'inside' | 'beside' | 'under';
  reading: Reading;
  /** Of several that stand equally near, or in which such a thing stands, none is meant. */
  isSole?: boolean;
  /** What the place itself stands in: "the last row of the table". */
  outer?: Place;
}

/** An element as a step names it. Readings are tried in order at each level of exactness. */
export interface Target {
  /** The words of the step, for sentences. */
  words: string;
  /** The element itself, where it is known already: nothing is looked for then. */
  locator?: Locator;
  readings: Reading[];
  within: Place | null;
  /** "That button again": whatever was clicked last. */
  isLastClicked?: boolean;
  /** A second way to read the words as a whole ("Delete for Anna" is beside Anna), for where the first finds nothing. */
  orElse?: Target;
}
