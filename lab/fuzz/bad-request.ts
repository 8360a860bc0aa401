/** A request as it goes over the wire. */
export interface BadRequest {
  /** The route that it was made from. */
  operation: string;
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  /** JSON text, or bytes. */
  body: string | Buffer | undefined;
  /** What is wrong with it, for the figures. */
  faults: string[];
}
