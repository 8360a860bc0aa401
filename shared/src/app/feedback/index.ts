/** Toasts and confirmations, callable from anywhere in the page. */
export { confirmAndMutate } from './confirm-and-mutate.ts';
export { confirm } from './confirmation.ts';
export type { ConfirmOptions } from './confirmation.ts';
export { ConfirmHost } from './ConfirmHost.tsx';
export { logError } from './log-error.ts';
export { showFailure } from './show-failure.ts';
export { ToastRegion } from './ToastRegion.tsx';
export { dismissToast, dismissToastsAbout, removeToast, toast } from './toasts.ts';
export type { ToastAction, ToastOptions, ToastType } from './toasts.ts';
export { useCopied } from './useCopied.ts';
export { confirmLeaving, useHasUnsavedWork, useLeaveGuard } from './useLeaveGuard.ts';
