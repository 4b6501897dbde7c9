import { cx } from '@clothesline/ui';
import type { PointerEventHandler, Ref } from 'react';
import * as styles from './Launcher.css.js';

export interface LauncherProps {
  label: string;
  isOpen: boolean;
  placement: 'start' | 'end';
  onClick: () => void;
  /** A pointer comes near: time to get what the press will need. */
  onPointerEnter?: PointerEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
}

/** The floating button: a speech bubble pegged to a line; a cross once the panel is open. */
export function Launcher({ label, isOpen, placement, onClick, onPointerEnter, ref }: LauncherProps) {
  return (
    <button
      ref={ref}
      type="button"
      part="launcher"
      className={cx(styles.root, styles.placement[placement])}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onClick}
      onPointerEnter={onPointerEnter}
    >
      <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true" focusable="false">
        {isOpen ? (
          <path d="m9.5 9.5 13 13m0-13-13 13" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        ) : (
          <>
            <path d="M-4 6.2Q16 10.6 36 6.2" stroke="currentColor" strokeWidth="1.3" opacity="0.75" />
            <path
              d="M8.5 9h15a3.5 3.5 0 0 1 3.5 3.5v8a3.5 3.5 0 0 1-3.5 3.5H15l-5.2 4.2c-.5.4-1.2 0-1.2-.6V24A3.6 3.6 0 0 1 5 20.500v-8A3.5 3.5 0 0 1 8.5 9Z"
              fill="currentColor"
            />
            <path d="M10.5 4.500v7m11-7v7" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" />
            <path d="M10.5 8.500v3m11-3v3" className={styles.cut} strokeWidth="1" strokeLinecap="round" />
            <path d="M11 16.500h10M11 20h6" className={styles.cut} strokeWidth="1.8" strokeLinecap="round" />
          </>
        )}
      </svg>
    </button>
  );
}
