import type { MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx.js';
import { control } from '../../css/reset.css.js';
import { Anchor } from '../Link/Anchor.js';
import { Spinner } from '../Spinner/Spinner.js';
import * as styles from './Button.css.js';
import type { LinkOrAction, PressableProps } from './pressable.js';

interface ButtonLook {
  /** Use `primary` for the main action on a screen and `danger` for actions that can't be undone. */
  tone?: keyof typeof styles.tone | undefined;
  /** Height of 36, 44 or 54 px. On touch screens it's at least 44 px. */
  size?: keyof typeof styles.size | undefined;
  /** Icon in front of the text. */
  icon?: ReactNode | undefined;
  /** Whether the button fills the available width. */
  fullWidth?: boolean | undefined;
}

export type ButtonProps = ButtonLook & PressableProps & LinkOrAction;

/** Triggers an action. Pass `href` to render a link that looks like a button. For links within text, use `Link`. */
export function Button({
  tone = 'neutral',
  size = 'medium',
  busy = false,
  icon,
  fullWidth = false,
  className,
  children,
  href,
  target,
  rel,
  type = 'button',
  disabled,
  onClick,
  ref,
  ...rest
}: ButtonProps) {
  const look = cx(control, styles.root, styles.tone[tone], styles.size[size], fullWidth && styles.fullWidth, className);
  const content = (
    <>
      {busy ? <Spinner /> : icon}
      {/*
       * The label needs its own element. Page translators replace text nodes, after which React couldn't update the
       * icon next to them.
       */}
      <span className={styles.label}>{children}</span>
    </>
  );
  if (href !== undefined) {
    const anchorRef = ref as Ref<HTMLAnchorElement>;
    return (
      <Anchor
        {...rest}
        ref={anchorRef}
        href={href}
        target={target}
        rel={rel}

        onClick={onClick}
        className={look}
      >
        {content}
      </Anchor>
    );
  }
  const press = (event: MouseEvent<HTMLElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      ref={ref as Ref<HTMLButtonElement>}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      className={look}
    >
      {content}
    </button>
  );
}
