import { webAddressSchema } from 'shared/contract';
import { z } from 'zod';
import { shorten } from '../../../platform/markdown.ts';

/** What a tracker says of an issue. */
export interface TrackedIssue {
  url: string;
  /** As people write it, and as `read` takes it: `acme/shop#12`, `SHOP-12`. */
  key: string;
  title: string;
  /** What the tracker calls its state; null: it did not say. */
  status: string | null;
  isOpen: boolean;
  /** What is written in it, in whatever format. */
  text: string;
}

/** An issue tracker, as its published API has it. Each call throws a TrackerError where it does not do what it should. */
export interface Tracker {
  /** Asks for the project. @returns its name */
  check(): Promise<string>;
  /** `text`: Markdown, of which Jira knows code and addresses only. */
  create(title: string, text: string): Promise<TrackedIssue>;
  read(key: string): Promise<TrackedIssue>;
  /** The newest issues of the project; at least those that hold the text. */
  search(text: string): Promise<TrackedIssue[]>;
  /** The key in the address of an issue, or written by itself; undefined: it is none. */
  keyOf(reference: string): string | undefined;
}

const LINE_LENGTH = 300;

/** A tracker's text as one line that can be stored and shown: without characters that turn the direction of the text around it. */
export const lineOf = (text: string): string =>
  shorten(
    text
      .toWellFormed()
      .replace(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
      .trim(),
    LINE_LENGTH,
  );

export const lineSchema = z.string().transform(lineOf);
/** Without the line breaks that addresses may hold. */
export const addressSchema = webAddressSchema.transform((address) => new URL(address).href);

/** A key of Jira or Linear. */
export const keySchema = z
  .string()
  .max(100)
  .regex(/^[a-z]\w*-\d+$/i);

/** As Jira and Linear write keys and addresses: `SHOP-12`, `…/browse/SHOP-12`, `…/issue/SHOP-12/title`, `…?selectedIssue=SHOP-12`. */
export const keyIn = (reference: string): string | undefined =>
  /(?:^|^https?:.*(?:\/browse\/|\/issues?\/|[?&]selectedIssue=))([a-z]\w*-\d+)(?:$|[/?#&])/i
    .exec(reference)?.[1]
    ?.toUpperCase();
