import type { ReactNode } from 'react';
import { Toaster } from './Toaster.js';
import { ToastsContext } from './useToast.js';
import { useToastState } from './useToastState.js';

export interface ToastProviderProps {
  /** Content that calls `useToast`. */
  children?: ReactNode | undefined;
  /** Ms until a toast closes (spec §9). */
  duration?: number | undefined;
  /** Key that focuses the toasts (spec §9), as in `KeyboardEvent.key`. */
  hotkey?: string | undefined;
}

/** Holds an app's toasts and shows the newest. */
export function ToastProvider({ children, duration, hotkey }: ToastProviderProps) {
  const { state, toasts } = useToastState();
  return (
    <ToastsContext.Provider value={toasts}>
      {children}
      <Toaster toasts={state} onDismiss={toasts.dismiss} duration={duration} hotkey={hotkey} />
    </ToastsContext.Provider>
  );
}
