import { ColorItem, ColorPalette } from '@storybook/addon-docs/blocks';
import { colorUses, contrast, tokens, vars } from '@clothesline/ui/theme';
import { contrastPairs } from '../../../packages/ui/src/theme/contrastPairs.js';
import { publicName } from './variable.js';

type ColorName = keyof typeof tokens.color;

const themes = [0, 1] as const;

export function Colors() {
  return (
    <ColorPalette>
      {(Object.keys(tokens.color) as ColorName[]).map((name) => {
        const [light, dark] = tokens.color[name];
        const subtitle = `${publicName(vars.color[name])}: ${colorUses[name]}`;
        return <ColorItem key={name} title={name} subtitle={subtitle} colors={{ light, dark }} />;
      })}
    </ColorPalette>
  );
}

export function ArtColors() {
  return (
    <ColorPalette>
      {Object.entries(tokens.art).map(([name, [light, dark]]) => (
        <ColorItem key={name} title={name} subtitle="" colors={{ light, dark }} />
      ))}
    </ColorPalette>
  );
}

/** Pairs used for both text and outlines only need the text limit. */
const pairs = contrastPairs
  .filter(
    ({ ink, background, limit }) =>
      limit === 4.5 ||
      !contrastPairs.some((pair) => pair.ink === ink && pair.background === background && pair.limit === 4.5),
  )
  .toSorted((a, b) => a.ink.localeCompare(b.ink));

/** Lists the contrast of all color pairs in use. Checked by contrast.test.ts. */
export function ContrastPairs() {
  return (
    <table>
      <thead>
        <tr>
          <th>Color</th>
          <th>Background</th>
          <th>Light</th>
          <th>Dark</th>
          <th>Minimum</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ ink, background, limit }) => (
          <tr key={`${ink} ${background} ${limit}`}>
            <td>{ink}</td>
            <td>{background}</td>
            {themes.map((theme) => {
              const [color, backgroundColor] = [tokens.color[ink][theme], tokens.color[background][theme]];
              return (
                <td key={theme}>
                  <span style={{ padding: '2px 8px', borderRadius: 6, color, backgroundColor }}>
                    {contrast(color, backgroundColor).toFixed(1)}
                  </span>
                </td>
              );
            })}
            <td>{limit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
