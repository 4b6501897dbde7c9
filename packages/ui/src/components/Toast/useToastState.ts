import { useEffect, useMemo, useReducer, useRef } from 'react';
import { toastReducer, toastRemoveDelay, type ToastContent } from './toastReducer.js';
import type { Toasts } from './useToast.js';

/**
 * The toasts of a provider with functions to show and close them. Dismissed toasts are removed after 1,000,000 ms (§4).
 */
export function useToastState() {
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

  return { state, toasts };
}
