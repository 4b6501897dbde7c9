import {
  cloneElement,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type HTMLAttributes,
  type ReactElement,
} from 'react';
import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import type { RootProps } from '../../css/rootProps.js';
import type { Side } from '../../hooks/place.js';
import { useFloating, type FloatingOptions } from '../../hooks/useFloating.js';
import * as styles from './Tooltip.css.js';
import { useTooltip } from './useTooltip.js';

export interface TooltipProps extends RootProps<HTMLSpanElement> {
  /** A short description. Avoid essential information. */
  description: string;
  /** The control to describe. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Preferred side. */
  side?: Side | undefined;
}

/** Describes a control on hover (after 700 ms) and on keyboard focus. It's not shown on touch screens. */
export function Tooltip({ description, children, side = 'top', className, ref, ...rest }: TooltipProps) {
  const { open, show, showSoon, hide } = useTooltip();
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  useImperativeHandle<HTMLSpanElement | null, HTMLSpanElement | null>(ref, () => wrapper.current, []);
  return (
    <span
      {...rest}
      className={cx(styles.anchor, className)}
      ref={wrapper}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && !open && showSoon()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : children.props['aria-describedby'] })}
      {open && (
        <Bubble
          id={id}
          text={description}
          anchor={() => wrapper.current?.firstElementChild}
          side={side}
          onEscape={hide}
        />
      )}
    </span>
  );
}

interface BubbleProps extends FloatingOptions {
  id: string;
  text: string;
  onEscape: () => void;
}

function Bubble({ id, text, onEscape, ...options }: BubbleProps) {
  const bubble = useFloating<HTMLSpanElement>(options);
  useEffect(() => {
    const view = bubble.current?.ownerDocument.defaultView;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The first Escape only closes the tooltip, not a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    view?.addEventListener('keydown', press, true);
    return () => view?.removeEventListener('keydown', press, true);
  });
  return (
    <span ref={bubble} role="tooltip" id={id} className={cx(box, styles.root)}>
      {text}
    </span>
  );
}
