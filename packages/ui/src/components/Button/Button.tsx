import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx.js';
import { control } from '../../css/reset.css.js';
import { Anchor } from '../Link/Anchor.js';
import { Spinner } from '../Spinner/Spinner.js';
import * as styles from './Button.css.js';

export interface ButtonProps extends HTMLAttributes<HTMLElement> {
  /** `primary` for the one action that matters on the screen, `danger` for what cannot be undone. */
  tone?: keyof typeof styles.tone | undefined;
  size?: keyof typeof styles.size | undefined;
  /** Where to go: renders a link. */
  href?: string | undefined;
  target?: string | undefined;
  rel?: string | undefined;
  /** The action is under way: shows a spinner, keeps the focus, ignores further presses. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Drawn before the text. */
  icon?: ReactNode | undefined;
  fullWidth?: boolean | undefined;
  type?: 'button' | 'submit' | 'reset' | undefined;
  name?: string | undefined;
  value?: string | undefined;
  /** The id of the form to submit, when the button stands outside of it. */
  form?: string | undefined;
  ref?: Ref<HTMLButtonElement | HTMLAnchorElement> | undefined;
}

/** Starts an action; with `href` it is a link that looks like one. Navigation inside of text is a `Link`. */
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
      {/* A translator replaces texts: in an element of its own a text is in nobody's way when the icon changes. */}
      <span className={styles.label}>{children}</span>
    </>
  );
  if (href !== undefined) {
    // The element is decided by `href`, which a ref type cannot follow.
    const anchorRef = ref as Ref<HTMLAnchorElement>;
    return (
      <Anchor {...rest} ref={anchorRef} href={href} target={target} rel={rel} onClick={onClick} className={look}>
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
