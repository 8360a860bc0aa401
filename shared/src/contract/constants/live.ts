/** The protocol of a live session's WebSocket (`shared/contract`, live-protocol.ts). */
export const LIVE_PROTOCOL = 'steplight.live.v1';
/** Before the ticket in the list of the socket's protocols: addresses end up in logs. */
export const LIVE_TICKET_PREFIX = 'ticket.';
/** Before the number of the last event that a page has got which connects again. */
export const LIVE_AFTER_PREFIX = 'after.';

/** A binary message is a byte for its kind, then its number in four bytes (big-endian), then a JPEG. */
export const LIVE_IMAGE_HEADER_BYTES = 5;
/** The kinds of binary messages: a frame of the live page, and a screenshot of a step. */
export const LIVE_IMAGE_KINDS = { frame: 1, screenshot: 2 } as const;

/** The API closes the page's socket with it when the worker of the session is gone. */
export const LIVE_CLOSE_WORKER_LOST = 4001;
/** How long a session waits for its controller to connect again. */
export const LIVE_GRACE_SECONDS = 15;
