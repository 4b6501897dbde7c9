import type { MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx.js';
import { control } from '../../css/reset.css.js';
import type { LinkOrAction, PressableProps } from '../Button/pressable.js';
import { Anchor } from '../Link/Anchor.js';
import { Spinner } from '../Spinner/Spinner.js';
import * as styles from './IconButton.css.js';

interface IconButtonLook {
  /** Accessible name. */
  label: string;
  /** The icon. It's hidden from screen readers, as there's a label. */
  icon: ReactNode;
  /** Use `floating` on top of images and maps. */
  tone?: keyof typeof styles.tone | undefined;
  /** 36, 44 or 54 px. On touch screens it's at least 44 px. */
  size?: keyof typeof styles.size | undefined;
  /** Whether the button is pressed. If set, it becomes a toggle button. */
  pressed?: boolean | undefined;
}

export type IconButtonProps = IconButtonLook & Omit<PressableProps, 'children'> & LinkOrAction;

/** A round button with just an icon. If there's space for text, use `Button`. */
export function IconButton({
  label,
  icon,
  tone = 'quiet',
  size = 'medium',
  pressed,
  busy = false,
  disabled,
  href,
  target,
  rel,
  type = 'button',
  className,
  onClick,
  ref,
  ...rest
}: IconButtonProps) {
  const look = cx(control, styles.root, styles.tone[tone], styles.size[size], pressed && styles.pressed, className);
  if (href !== undefined) {
    const anchorRef = ref as Ref<HTMLAnchorElement>;
    return (
      <Anchor
        {...rest}
        ref={anchorRef}
        href={href}
        target={target}
        rel={rel}

        aria-label={label}
        onClick={onClick}
        className={look}
      >
        {icon}
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
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      className={look}
    >
      {busy ? <Spinner /> : icon}
    </button>
  );
}
