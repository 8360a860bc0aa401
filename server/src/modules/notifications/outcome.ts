/** The outcome of one attempt to deliver a message. `detail` is a message for users. */
export type Outcome =
  | { isDelivered: true; detail: string }
  | {
      isDelivered: false;
      detail: string;
      /** Another attempt would fare no better. */
      isPermanent: boolean;
      /** Seconds to wait at least, where the other side says so. */
      retryAfter?: number;
    };
