import type { MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx.js';
import { control } from '../../css/reset.css.js';
import { Anchor } from '../Link/Anchor.js';
import { Spinner } from '../Spinner/Spinner.js';
import * as styles from './Button.css.js';
import type { LinkOrAction, PressableProps } from './pressable.js';

interface ButtonLook {
  /** `primary` for the main action of a screen, `danger` for irreversible actions. */
  tone?: keyof typeof styles.tone | undefined;
  /** 36, 44 or 54 px high; at least 44 on touch screens. */
  size?: keyof typeof styles.size | undefined;
  /** Drawn before the text. */
  icon?: ReactNode | undefined;
  /** Whether it fills its container. */
  fullWidth?: boolean | undefined;
}

export type ButtonProps = ButtonLook & PressableProps & LinkOrAction;

/** Starts an action. With `href` it is a link that looks like a button; inside text, use `Link`. */
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
      {/* The label has its own element, since a page translator replaces text nodes and React could not change the icon beside them. */}
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
