import type { ReactNode } from 'react';

/** Maximum number of visible toasts (spec §9). */
export const toastLimit = 1;
/** How long a toast stays open, in ms (spec §9). */
export const toastDuration = 5_000;
/** How long after being dismissed a toast is removed, in ms (spec §4). */
export const toastRemoveDelay = 1_000_000;

export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ToastContent {
  title: ReactNode;
  description?: ReactNode;
  /** Use `destructive` for errors. It interrupts screen readers. */
  variant?: 'default' | 'destructive';
  /** An action that also closes the toast. There should be another way to do it. */
  action?: ToastAction;
  /** How long the toast stays open (in ms). Pass `Infinity` to prevent it from closing. */
  duration?: number;
}

export interface ToastEntry extends ToastContent {
  id: string;
  open: boolean;
}

export type ToastState = readonly ToastEntry[];

export type ToastEvent =
  | { type: 'add'; toast: ToastEntry }
  | { type: 'update'; id: string; content: Partial<ToastContent> }
  /** Without an id, all toasts are dismissed. */
  | { type: 'dismiss'; id?: string }
  /** Removes a dismissed toast. Without an id, all of them are removed. */
  | { type: 'remove'; id?: string };

/**
 * Handles the lifecycle of toasts: added, open, dismissed and finally removed (spec §4). A new toast replaces the
 * current toast.
 */
export function toastReducer(state: ToastState, event: ToastEvent): ToastState {
  switch (event.type) {
    case 'add':
      return [event.toast, ...state].slice(0, toastLimit);
    case 'update':
      return state.map((toast) => (toast.id === event.id ? { ...toast, ...event.content } : toast));
    case 'dismiss':
      return state.map((toast) => (isMeant(toast, event.id) ? { ...toast, open: false } : toast));
    case 'remove':
      return state.filter((toast) => toast.open || !isMeant(toast, event.id));
  }
}

const isMeant = (toast: ToastEntry, id: string | undefined) => id === undefined || toast.id === id;
