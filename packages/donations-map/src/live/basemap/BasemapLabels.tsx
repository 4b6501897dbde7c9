import type { Label } from './labels.js';
import * as styles from './Basemap.css.js';

export function BasemapLabels({ labels }: { labels: readonly Label[] }) {
  return labels.map(({ name, kind, x, y }) => (
    <text key={`${name} ${kind}`} x={x} y={y} className={styles.name[kind]}>
      {name}
    </text>
  ));
}
