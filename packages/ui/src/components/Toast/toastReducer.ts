import type { ReactNode } from 'react';

/** Spec §9: at most a single toast is visible. */
export const toastLimit = 1;
/** Spec §9, in ms: how long a toast stays open. */
export const toastDuration = 5_000;
/** Spec §4, in ms: a dismissed toast is removed so long after. */
export const toastRemoveDelay = 1_000_000;

export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ToastContent {
  title: ReactNode;
  description?: ReactNode;
  /** Use `destructive` for failures: it interrupts screen readers. */
  variant?: 'default' | 'destructive';
  /** A single action, which closes the toast. Never the only way to do it. */
  action?: ToastAction;
  /** Ms until it closes by itself; `Infinity` keeps it. */
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
  /** Without an id: all of them. */
  | { type: 'dismiss'; id?: string }
  /** Removes only dismissed toasts; without an id all of them. */
  | { type: 'remove'; id?: string };

/** States of a toast: added, open, dismissed, removed (spec §4). A new toast replaces the current toast. */
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
