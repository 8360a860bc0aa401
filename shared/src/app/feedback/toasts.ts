import { onSessionEnd } from 'shared/auth';
import { TOAST_DURATION } from 'shared/constants';
import { createStore } from './store.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';
export type ToastAction = { label: string; to: string } | { label: string; onSelect: () => void };

export interface ToastOptions {
  type: ToastType;
  title: string;
  message?: string | undefined;
  /** What else there is to say, below the message. */
  detail?: string;
  /** Milliseconds until it closes. */
  duration?: number;
  /** `false`: it stays open until it is dismissed. */
  autoClose?: boolean;
  /** Makes the toast a link to an address of the product. */
  to?: string;
  /** The address of what it tells the start of: the page there dismisses it when that has ended. */
  about?: string;
  action?: ToastAction;
  /** Called once when it closes, for whatever reason, after its action. */
  onClose?: (() => void) | undefined;
}

export interface Toast extends ToastOptions {
  id: number;
  duration: number;
  autoClose: boolean;
  /** `false` while it fades out. */
  show: boolean;
}

const MAX_TOASTS = 5;

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a short message above the page and returns its id. */
export function toast(options: ToastOptions): number {
  const shown: Toast = { duration: TOAST_DURATION, autoClose: true, show: true, ...options, id: ++lastId };
  replaceToasts([...toasts.get(), shown].slice(-MAX_TOASTS));
  return shown.id;
}

/** Fades the toast out. */
export function dismissToast(id: number): void {
  replaceToasts(toasts.get().map((toast) => (toast.id === id ? { ...toast, show: false } : toast)));
}

/** Fades out what tells the start of something that has ended. */
export function dismissToastsAbout(address: string): void {
  replaceToasts(toasts.get().map((toast) => (toast.about === address ? { ...toast, show: false } : toast)));
}

/** Removes the toast without fading. */
export function removeToast(id: number): void {
  replaceToasts(toasts.get().filter((toast) => toast.id !== id));
}

export function dismissAllToasts(): void {
  if (toasts.get().length > 0) replaceToasts([]);
}

/** Tells the toasts that close thereby. */
function replaceToasts(next: readonly Toast[]): void {
  const open = new Set(next.filter(({ show }) => show).map(({ id }) => id));
  const closed = toasts.get().filter(({ id, show }) => show && !open.has(id));
  toasts.set(next);
  for (const { onClose } of closed) onClose?.();
}

// The next user of this browser must not read them.
onSessionEnd(dismissAllToasts);
