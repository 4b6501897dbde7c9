import { useEffect, useLayoutEffect, useImperativeHandle, useRef } from 'react';
import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import type { RootProps } from '../../css/rootProps.js';
import { activeElement, findFocused } from '../../hooks/focus.js';
import { liftToTopLayer } from '../../hooks/topLayer.js';
import { useUiTexts } from '../../locale/useUiTexts.js';
import * as styles from './Toast.css.js';
import { freeTop } from './freeTop.js';
import { ToastCard } from './ToastCard.js';
import { toastDuration, type ToastEntry, type ToastState } from './toastReducer.js';

export interface ToasterProps extends RootProps {
  /** Newest first. */
  toasts: ToastState;
  /** Called with the id when a toast is dismissed or times out. */
  onDismiss: (id: string) => void;
  /** How long a toast stays open, in ms. */
  duration?: number | undefined;
  /** Key that moves the focus to the toasts. */
  hotkey?: string | undefined;
}

/** The live region for toasts. It is always rendered, otherwise screen readers would not announce new toasts. */
export function Toaster({
  toasts,
  onDismiss,
  duration = toastDuration,
  hotkey = 'F8',
  className,
  ref,
  ...rest
}: ToasterProps) {
  const { notifications } = useUiTexts();
  const region = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => region.current, []);
  const cameFrom = useRef<HTMLElement>(null);
  const open = toasts.filter((toast) => toast.open);
  const newest = open[0]?.id;

  useEffect(() => {
    const view = region.current?.ownerDocument.defaultView;
    const press = (event: KeyboardEvent) => {
      const target = region.current;
      if (event.key !== hotkey || !target) return;
      event.preventDefault();
      const active = activeElement(target);
      if (active instanceof HTMLElement && !target.contains(active)) cameFrom.current = active;
      target.focus();
    };
    view?.addEventListener('keydown', press);
    return () => view?.removeEventListener('keydown', press);
  }, [hotkey]);

  // Repeat this for each toast in case a dialog has been opened in the meantime.
  useLayoutEffect(() => {
    const target = region.current;
    if (!target) return;
    liftToTopLayer(target);
    target.style.insetBlockStart = `${newest === undefined ? 0 : freeTop(target)}px`;
  }, [newest]);

  const dismiss = (id: string) => {
    const hadFocus = region.current && findFocused(region.current);
    onDismiss(id);
    if (hadFocus) cameFrom.current?.focus();
  };
  const cards = (entries: readonly ToastEntry[]) =>
    entries.map((toast) => (
      <ToastCard key={toast.id} {...toast} duration={toast.duration ?? duration} onDismiss={() => dismiss(toast.id)} />
    ));
  const isUrgent = ({ variant }: ToastEntry) => variant === 'destructive';
  return (
    <section
      aria-label={notifications({ hotkey })}
      {...rest}
      ref={region}
      tabIndex={-1}
      className={cx(box, styles.region, className)}
    >
      <div role="status" aria-atomic="true">
        {cards(open.filter((toast) => !isUrgent(toast)))}
      </div>
      <div role="alert" aria-atomic="true">
        {cards(open.filter(isUrgent))}
      </div>
    </section>
  );
}
