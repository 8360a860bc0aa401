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

/** As Jira and Linear write keys and addresses: `SHOP-12`, `https://…/browse/SHOP-12`, `https://…/issue/SHOP-12/title`. */
export const keyIn = (reference: string): string | undefined =>
  /^(?:https?:.*\/(?:browse|issue)\/)?([a-z]\w*-\d+)(?:[/?#].*)?$/i.exec(reference)?.[1]?.toUpperCase();
