import { useEffect, useMemo, useReducer, useRef, type ReactNode } from 'react';
import { Toaster } from './Toaster.js';
import { toastReducer, toastRemoveDelay, type ToastContent } from './toastReducer.js';
import { ToastsContext, type Toasts } from './useToast.js';

export interface ToastProviderProps {
  children?: ReactNode;
  /** Ms until a toast closes by itself (spec §9). */
  duration?: number;
  /** The key that moves the focus to the toasts (spec §9), as `KeyboardEvent.key` names it. */
  hotkey?: string;
}

/** Holds the toasts of an app and shows the newest of them after the content. */
export function ToastProvider({ children, duration, hotkey }: ToastProviderProps) {
  const [state, dispatch] = useReducer(toastReducer, []);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const count = useRef(0);

  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  const toasts = useMemo<Toasts>(() => {
    const dismiss = (id?: string) => {
      dispatch({ type: 'dismiss', id });
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        dispatch({ type: 'remove', id });
      }, toastRemoveDelay);
      timers.current.add(timer);
    };
    const toast = (content: ToastContent) => {
      count.current += 1;
      const id = String(count.current);
      dispatch({ type: 'add', toast: { variant: 'default', ...content, id, open: true } });
      return {
        id,
        update: (changed: Partial<ToastContent>) => dispatch({ type: 'update', id, content: changed }),
        dismiss: () => dismiss(id),
      };
    };
    return { toast, dismiss };
  }, []);

  return (
    <ToastsContext.Provider value={toasts}>
      {children}
      <Toaster toasts={state} onDismiss={toasts.dismiss} duration={duration} hotkey={hotkey} />
    </ToastsContext.Provider>
  );
}
