import { cx } from '@clothesline/ui';
import type { PointerEventHandler, Ref } from 'react';
import * as styles from './Launcher.css.js';

export interface LauncherProps {
  label: string;
  isOpen: boolean;
  hasNew?: boolean | undefined;
  placement: 'start' | 'end';
  onClick: () => void;
  /** Preloads. */
  onPointerEnter?: PointerEventHandler<HTMLButtonElement> | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The floating chat button. It shows a speech bubble, or a cross while the panel is open. */
export function Launcher({ label, isOpen, hasNew = false, placement, onClick, onPointerEnter, ref }: LauncherProps) {
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
      <svg viewBox="0 0 32 32" width="60" height="60" fill="none" aria-hidden="true" focusable="false">
        {isOpen ? (
          <path d="m11.5 11.5 9 9m0-9-9 9" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        ) : (
          <>
            <path d="M-1 8.2Q16 12.4 33 8.2" stroke="currentColor" strokeWidth="0.9" opacity="0.7" />
            <path
              d="M10.5 11.8h11a2.6 2.6 0 0 1 2.6 2.6v5.4a2.6 2.6 0 0 1-2.6 2.6h-6l-3.9 3.1c-.4.3-.9 0-.9-.4v-2.7h-.2a2.6 2.6 0 0 1-2.6-2.6v-5.4a2.6 2.6 0 0 1 2.6-2.6Z"
              fill="currentColor"
            />
            <path d="M12 8.3v5.2m8-5.2v5.2" stroke="currentColor" strokeWidth="2.3" strokeLinecap="round" />
            <path d="M12 11.5v2.2m8-2.2v2.2" className={styles.cut} strokeWidth="0.7" strokeLinecap="round" />
            <path d="M12.2 16.7h7.6m-7.6 2.7h4.6" className={styles.cut} strokeWidth="1.3" strokeLinecap="round" />
          </>
        )}
      </svg>
      {hasNew && <span className={styles.dot} />}
    </button>
  );
}
