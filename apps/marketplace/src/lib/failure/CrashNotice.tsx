import { cx, useTexts } from '@clothesline/ui';
import { failure } from '../../locales/en/failure.js';
import { paths } from '../routing/paths.js';
import * as styles from './CrashNotice.css.js';

interface CrashNoticeProps {
  title?: string;
  onClose?(): void;
}

/** Only uses plain HTML elements, as any component may have caused the crash. */
export function CrashNotice({ title, onClose }: CrashNoticeProps) {
  const messages = useTexts(failure);
  return (
    <div role="alert" className={cx(styles.notice, title && styles.floating)}>
      {title && <b className={styles.text}>{title}</b>}
      <p className={styles.text}>{messages.crashed}</p>
      <button type="button" className={styles.button} onClick={() => window.location.reload()}>
        {messages.reload}
      </button>
      {onClose ? (
        <button type="button" className={styles.button} onClick={onClose}>
          {messages.close}
        </button>
      ) : (
        /* `target` makes our router ignore the link */
        <a href={paths.home} target="_top">
          {messages.home}
        </a>
      )}
    </div>
  );
}

export const renderCrash = () => <CrashNotice />;
