import type { ReactNode } from 'react';
import { Toaster } from './Toaster.js';
import { ToastsContext } from './useToast.js';
import { useToastState } from './useToastState.js';

export interface ToastProviderProps {
  /** Components in here can call `useToast`. */
  children?: ReactNode | undefined;
  /** How long a toast stays open, in ms (spec §9). */
  duration?: number | undefined;
  /** Key that moves the focus to the toasts (spec §9). Uses the names of `KeyboardEvent.key`. */
  hotkey?: string | undefined;
}

/** Manages the toasts of an app and shows the latest toast. */
export function ToastProvider({ children, duration, hotkey }: ToastProviderProps) {
  const { state, toasts } = useToastState();
  return (
    <ToastsContext.Provider value={toasts}>
      {children}
      <Toaster toasts={state} onDismiss={toasts.dismiss} duration={duration} hotkey={hotkey} />
    </ToastsContext.Provider>
  );
}
