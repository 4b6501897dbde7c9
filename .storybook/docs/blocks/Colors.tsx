import { colorUses, contrast, tokens, vars } from '@clothesline/ui/theme';
import { contrastPairs } from '../../../packages/ui/src/theme/contrastPairs.js';
import { publicName } from './variable.js';
import * as styles from './blocks.css.js';
import { BothThemes, Frame } from './Frame.js';

type ColorName = keyof typeof tokens.color;

const names = Object.keys(tokens.color) as ColorName[];
const themes = [
  ['light', 0],
  ['dark', 1],
] as const;

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
  const { on, least } = findGrounds(name);
  if (on.length === 0) return 'A ground or a decoration: it carries no words.';
  const words = contrastPairs.filter(({ ink, ground }) => ink === 'accentText' && ground === name);
  const lines = [
    ...on.map((ground) => `on ${ground}: ${tellRatios(name, ground)}`),
    ...words.map(({ ink }) => `${ink} on it, in a button: ${tellRatios(ink, name)}`),
    `at least ${least}`,
  ];
  return lines.map((line) => (
    <span key={line} style={{ display: 'block', fontSize: 14 }}>
      {line}
    </span>
  ));
}

function findGrounds(name: ColorName) {
  const pairs = contrastPairs.filter(({ ink }) => ink === name);
  return { on: [...new Set(pairs.map(({ ground }) => ground))], least: Math.max(...pairs.map(({ limit }) => limit)) };
}

const tellRatios = (name: ColorName, ground: ColorName) =>
  themes.map(([, index]) => contrast(tokens.color[name][index], tokens.color[ground][index]).toFixed(1)).join(' / ');

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

export function Pairs() {
  const pairs = contrastPairs.filter(({ limit }) => limit === 4.5);
  return (
    <>
      {themes.map(([theme]) => (
        <Frame key={theme} theme={theme}>
          <ul className={styles.tiles}>
            {pairs.map(({ ink, ground }) => (
              <li
                key={`${ink} ${ground}`}
                className={styles.swatch}
                style={{ color: vars.color[ink], background: vars.color[ground], padding: 8, fontSize: 13 }}
              >
                {ink} on {ground}
              </li>
            ))}
          </ul>
        </Frame>
      ))}
    </>
  );
}
