import type { Frame, Request } from 'playwright-core';

/** The frame of a request; null: a service worker has sent it, its frame is gone, or its document has not got one yet. */
export function frameOf(request: Request): Frame | null {
  try {
    return request.frame();
  } catch {
    return null;
  }
}
