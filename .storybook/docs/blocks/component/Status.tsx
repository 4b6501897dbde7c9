import * as styles from './component.css.js';

const says: Readonly<Record<ComponentGuide['status'], string>> = {
  alpha: 'alpha: experimental, will change',
  beta: 'beta: used in production screens, props may still change',
  stable: 'stable: no breaking changes planned',
};

export function Status({ guide: { status, since, alsoCalled } }: { guide: ComponentGuide }) {
  return (
    <p data-part="status" className={styles.status}>
      <span className={styles.badge}>{says[status]}</span> <span>since {since}</span>
      {alsoCalled && <span>also called {alsoCalled}</span>}
    </p>
  );
}
