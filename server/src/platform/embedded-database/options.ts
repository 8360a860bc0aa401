interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export interface EmbeddedDatabaseOptions {
  /** Holds everything of the database; made if it does not exist. */
  folder: string;
  /** A port of the loopback interface; any free one by default. */
  port?: number;
  log: Log;
  /** For tests: faster, and lost if the machine goes down. */
  isThrowaway?: boolean;
}
