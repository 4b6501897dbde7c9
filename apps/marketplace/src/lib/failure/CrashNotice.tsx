import { cx, useTexts } from '@clothesline/ui';
import { failure } from '../../locales/en/failure.js';
import { paths } from '../routing/paths.js';
import * as styles from './CrashNotice.css.js';

interface CrashNoticeProps {
  /** Which part stopped, for a part that floats over the page: the notice then floats, too. */
  title?: string;
  /** Removes the notice. Without it, the notice stays until the page is loaded again. */
  onClose?(): void;
}

/** Replaces a part that failed. It needs nothing that may have failed with it: plain tags, no context. */
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
        /* The target makes the browser load the page: other links are handled by the app, which failed. */
        <a href={paths.home} target="_top">
          {messages.home}
        </a>
      )}
    </div>
  );
}

/** For a `Boundary`. */
export const renderCrash = () => <CrashNotice />;
