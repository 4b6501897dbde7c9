import { paths } from '../../routing/paths.js';
import * as styles from './CrashNotice.css.js';
import { failureMessages as messages } from './messages.js';

/** What stands in the place of a part that failed. It needs nothing that may have failed with it: plain tags, no context. */
function CrashNotice() {
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.text}>{messages.crashed}</p>
      <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
        {messages.reload}
      </button>
      {/* The target makes the browser load the page: a link without one is followed inside the app that failed. */}
      <a href={paths.home} target="_top">
        {messages.home}
      </a>
    </div>
  );
}

/** For a `Boundary`. */
export const renderCrash = () => <CrashNotice />;
