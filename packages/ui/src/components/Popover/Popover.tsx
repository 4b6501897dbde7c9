import { useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { RefObject } from 'react';
import { cx } from '../../css/cx.js';
import { anchor, floating } from '../../css/floating.css.js';
import { box } from '../../css/reset.css.js';
import { firstFocusable } from '../../hooks/focus.js';
import type { Align, Side } from '../../hooks/place.js';
import { useFloating, type FloatingOptions } from '../../hooks/useFloating.js';
import * as styles from './Popover.css.js';

/** Spread these on the button that opens it. */
export interface PopoverTrigger {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

export interface PopoverProps {
  /** Names it for screen readers. */
  label: string;
  /** Renders the button: `trigger={(props) => <Button {...props}>Filter</Button>}`. */
  trigger: (props: PopoverTrigger) => ReactNode;
  /** The content; a function gets what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Where it opens when there is room. */
  side?: Side;
  align?: Align;
  className?: string;
}

/** A little more, beside its button: the page behind stays usable. Escape, a press outside or leaving it closes it. */
export function Popover({ label, trigger, children, side = 'bottom', align = 'start', className }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    // Only this one closes, not the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <span role="none" className={anchor} onKeyDown={onKeyDown} onBlur={onBlur}>
      {trigger({
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <Panel
          id={id}
          label={label}
          anchor={() => button.current}
          side={side}
          align={align}
          onPressOutside={() => setOpen(false)}
          onClose={close}
          className={className}
        >
          {children}
        </Panel>
      )}
    </span>
  );
}

interface PanelProps extends FloatingOptions {
  id: string;
  label: string;
  className: string | undefined;
  children: PopoverProps['children'];
  onClose: () => void;
}

function Panel({ id, label, className, children, onClose, ...options }: PanelProps) {
  const panel = useFloating<HTMLDivElement>(options);
  useLayoutEffect(() => {
    if (panel.current) (firstFocusable(panel.current) ?? panel.current).focus();
  }, [panel]);
  return (
    <div
      ref={panel}
      role="dialog"
      id={id}
      aria-label={label}
      tabIndex={-1}
      className={cx(box, floating, styles.root, className)}
    >
      {typeof children === 'function' ? children(onClose) : children}
    </div>
  );
}
