import { colorUses, contrast, tokens, vars } from '@clothesline/ui/theme';
import { uses, type ColorName } from './grounds.js';
import { publicName } from './variable.js';
import * as styles from './blocks.css.js';
import { BothThemes, Frame } from './Frame.js';

const names = Object.keys(tokens.color) as ColorName[];
const themes = [
  ['light', 0],
  ['dark', 1],
] as const;

/** Shows every color in both themes, with its contrast to the grounds under it. */
export function Colors() {
  return (
    <table>
      <thead>
        <tr>
          <th>Color</th>
          <th>Light</th>
          <th>Dark</th>
          <th>Contrast, light / dark</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name} id={name}>
            <td>
              <strong>{name}</strong>
              <br />
              <code>{publicName(vars.color[name])}</code>
              <br />
              {colorUses[name]}
            </td>
            {themes.map(([theme, index]) => (
              <td key={theme}>
                <Swatch color={tokens.color[name][index]} ground={tokens.color.canvas[index]} />
              </td>
            ))}
            <td>
              <Ratios name={name} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Swatch({ color, ground }: { color: string; ground: string }) {
  return (
    <>
      <span style={{ display: 'block', padding: 8, borderRadius: 8, background: ground }}>
        <span style={{ display: 'block', inlineSize: 72, blockSize: 32, borderRadius: 6, background: color }} />
      </span>
      <code>{color}</code>
    </>
  );
}

function Ratios({ name }: { name: ColorName }) {
  const use = uses[name];
  if (!use) return 'A ground or a decoration: it carries no words.';
  return (
    <>
      {use.on.map((ground) => (
        <div key={ground}>
          on {ground}:{' '}
          {themes
            .map(([, index]) => contrast(tokens.color[name][index], tokens.color[ground][index]).toFixed(1))
            .join(' / ')}
        </div>
      ))}
      <div>at least {use.least}</div>
    </>
  );
}

/** Shows the palette of the drawings. */
export function ArtColors() {
  return (
    <BothThemes>
      <ul className={styles.tiles}>
        {(Object.keys(tokens.art) as (keyof typeof tokens.art)[]).map((name) => (
          <li key={name}>
            <div className={styles.swatch} style={{ background: vars.art[name] }} />
            <code className={styles.code}>{name}</code>
          </li>
        ))}
      </ul>
    </BothThemes>
  );
}

/** Shows text on each of its grounds. */
export function Pairs() {
  const pairs = names.flatMap((name) =>
    uses[name]?.least === 4.5 ? uses[name].on.map((on) => [name, on] as const) : [],
  );
  return (
    <>
      {themes.map(([theme]) => (
        <Frame key={theme} theme={theme}>
          <ul className={styles.tiles}>
            {pairs.map(([name, on]) => (
              <li
                key={`${name} ${on}`}
                className={styles.swatch}
                style={{ color: vars.color[name], background: vars.color[on], padding: 8, fontSize: 13 }}
              >
                {name} on {on}
              </li>
            ))}
          </ul>
        </Frame>
      ))}
    </>
  );
}
