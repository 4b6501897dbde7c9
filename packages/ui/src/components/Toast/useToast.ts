import { createContext, useContext } from 'react';
import type { ToastContent } from './toastReducer.js';

export interface ToastHandle {
  id: string;
  update: (content: Partial<ToastContent>) => void;
  dismiss: () => void;
}

export interface Toasts {
  /** Shows a toast, replacing the current toast. */
  toast: (content: ToastContent) => ToastHandle;
  /** Closes a toast, or all of them if there's no id. */
  dismiss: (id?: string) => void;
}

export const ToastsContext = /* @__PURE__ */ createContext<Toasts | undefined>(undefined);

/** Returns functions to show and close toasts. Throws outside of a `ToastProvider`. */
export function useToast(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) {
    throw new Error('useToast must be used within a <ToastProvider>.');
  }
  return toasts;
}
