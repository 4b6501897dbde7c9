import type { ReactNode } from 'react';
import { Toaster } from './Toaster.js';
import { ToastsContext } from './useToast.js';
import { useToastState } from './useToastState.js';

export interface ToastProviderProps {
  /** The app, which calls `useToast`. */
  children?: ReactNode | undefined;
  /** Ms until a toast closes by itself (spec §9). */
  duration?: number | undefined;
  /** The key that moves the focus to the toasts (spec §9), as `KeyboardEvent.key` names it. */
  hotkey?: string | undefined;
}

/** Holds the toasts of an app and shows the newest of them after the content. */
export function ToastProvider({ children, duration, hotkey }: ToastProviderProps) {
  const { state, toasts } = useToastState();
  return (
    <ToastsContext.Provider value={toasts}>
      {children}
      <Toaster toasts={state} onDismiss={toasts.dismiss} duration={duration} hotkey={hotkey} />
    </ToastsContext.Provider>
  );
}
