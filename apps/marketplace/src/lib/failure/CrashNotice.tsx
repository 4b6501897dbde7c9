import { cx, useTexts } from '@clothesline/ui';
import { failure } from '../../locales/en/failure.js';
import { paths } from '../routing/paths.js';
import * as styles from './CrashNotice.css.js';

interface CrashNoticeProps {
  /** For floating parts; then the notice floats, too. */
  title?: string;
  /** Without it, the notice stays. */
  onClose?(): void;
}

/** Uses plain tags only, since anything may have failed. */
export function CrashNotice({ title, onClose }: CrashNoticeProps) {
  const messages = useTexts(failure);
  return (
    <div role="alert" className={cx(styles.notice, title && styles.floating)}>
      <p className={styles.text}>
        {title && <b>{title}. </b>}
        {messages.crashed}
      </p>
      <button type="button" className={styles.button} onClick={() => window.location.reload()}>
        {messages.reload}
      </button>
      {onClose ? (
        <button type="button" className={styles.button} onClick={onClose}>
          {messages.close}
        </button>
      ) : (
        /* The target bypasses the app's router. */
        <a href={paths.home} target="_top">
          {messages.home}
        </a>
      )}
    </div>
  );
}

/** For a `Boundary`. */
export const renderCrash = () => <CrashNotice />;
