import { onSessionEnd } from 'shared/auth';
import { TOAST_DURATION } from 'shared/constants';
import { createStore } from './store.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';
export type ToastAction = { label: string; to: string } | { label: string; onSelect: () => void };

export interface ToastOptions {
  type: ToastType;
  title: string;
  message?: string;
  /** Milliseconds until it goes by itself. */
  duration?: number;
  /** `false`: it stays until it is dismissed. */
  autoClose?: boolean;
  /** Address of the product that pressing the toast leads to. */
  to?: string;
  /** One thing to do about it. */
  action?: ToastAction;
}

export interface Toast extends ToastOptions {
  id: number;
  duration: number;
  autoClose: boolean;
  /** `false` while it fades away. */
  show: boolean;
}

/** Older ones make room. */
const MOST = 5;

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a short message above the page, from anywhere; returns its id. */
export function toast(options: ToastOptions): number {
  const shown: Toast = { duration: TOAST_DURATION, autoClose: true, show: true, ...options, id: ++lastId };
  toasts.set([...toasts.get(), shown].slice(-MOST));
  return shown.id;
}

/** Lets it fade away. */
export function dismissToast(id: number): void {
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, show: false } : toast)));
}

/** Takes it away at once. */
export function removeToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

export function dismissAllToasts(): void {
  if (toasts.get().length > 0) toasts.set([]);
}

// They tell of somebody's work: the next person is not to read them.
onSessionEnd(dismissAllToasts);
