import { readProps } from '../../../catalog/props.js';
import { BothThemes } from '../Frame.js';
import * as styles from './component.css.js';
import { Instance, type Drawn } from './Instance.js';
import { StoryFrame } from './StoryFrame.js';

interface GalleryProps {
  guide: ComponentGuide;
  /** The component name, used to look up its props. */
  name: string;
  id: string;
  meta: Drawn;
}

/** Shows all variants at once in both themes. */
export function Gallery({ guide: { gallery }, name, id, meta }: GalleryProps) {
  if ('stories' in gallery) {
    return (
      <div data-part="gallery" className={styles.frames}>
        {gallery.stories.flatMap((story) =>
          (['light', 'dark'] as const).map((theme) => (
            <StoryFrame
              key={`${story} ${theme}`}
              width={gallery.width}
              height={gallery.height}
              id={`${id}--${story}`}
              theme={theme}
            />
          )),
        )}
      </div>
    );
  }
  const options = (prop?: string) => readProps(name).find((known) => known.name === prop)?.options ?? [];
  const [rows, columns] = gallery.by ?? [];
  return (
    <div data-part="gallery">
      <BothThemes>
        {rows && (
          <table className={styles.looks}>
            {columns && (
              <thead>
                <tr>
                  <th aria-label={rows} />
                  {options(columns).map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {options(rows).map((row) => (
                <tr key={row}>
                  <th scope="row">{row}</th>
                  {(columns ? options(columns) : ['']).map((column) => (
                    <td key={column}>
                      <Instance meta={meta} args={{ [rows]: row, ...(columns ? { [columns]: column } : {}) }} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <ul className={styles.list}>
          {Object.entries(gallery.looks ?? {}).map(([look, args]) => (
            <li key={look}>
              <span className={styles.caption}>{look}</span>
              <Instance meta={meta} args={args} />
            </li>
          ))}
        </ul>
      </BothThemes>
    </div>
  );
}
