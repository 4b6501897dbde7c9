import { fixed, tokens, vars, type TypeRole } from '@clothesline/ui/theme';
import type { CSSProperties } from 'react';
import * as styles from './blocks.css.js';
import { Frame } from './Frame.js';
import { Scale } from './Scale.js';

const words = 'Hang it out, pass it on';

export function TextSizes() {
  return (
    <Scale
      values={tokens.text}
      references={vars.text}
      words={words}
      look={(size) => ({ fontSize: size, lineHeight: vars.leading.snug })}
    />
  );
}

export function Fonts() {
  return (
    <Scale
      values={tokens.font}
      references={vars.font}
      words={`${words} 0123456789`}
      look={(font) => ({ fontFamily: font, fontSize: vars.text.xlarge })}
    />
  );
}

export function Weights() {
  return (
    <Scale
      values={tokens.weight}
      references={vars.weight}
      words={words}
      look={(weight) => ({ fontWeight: weight, fontSize: vars.text.large })}
    />
  );
}

export function Leadings() {
  return (
    <Scale
      values={tokens.leading}
      references={vars.leading}
      words="A jacket that is too small here is just right two streets away. Somebody is looking for it today, and you have it in a box."
      look={(leading) => ({ lineHeight: leading, maxInlineSize: '32ch' })}
    />
  );
}

export function Spaces() {
  return (
    <Scale
      values={tokens.space}
      references={vars.space}
      className={styles.bar}
      look={(space) => ({ inlineSize: space })}
    />
  );
}

export function Radii() {
  return (
    <Scale
      values={tokens.radius}
      references={vars.radius}
      className={styles.box}
      look={(radius) => ({ borderRadius: radius })}
    />
  );
}

export function Shadows() {
  return (
    <Scale
      values={tokens.shadow}
      references={vars.shadow}
      className={styles.box}
      look={(shadow) => ({ boxShadow: shadow, borderRadius: vars.radius.medium, borderColor: 'transparent' })}
    />
  );
}

function Fixed({ group, look }: { group: 'control' | 'border'; look: (value: string) => CSSProperties }) {
  return (
    <Frame>
      <ul className={styles.rows}>
        {Object.entries(fixed[group]).map(([name, value]) => (
          <li key={name} className={styles.row}>
            <span>
              <strong>{name}</strong>
              <br />
              <span className={styles.code}>{value}</span>
            </span>
            <span style={{ display: 'block', ...look(value) }} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}

export function Controls() {
  return (
    <Fixed
      group="control"
      look={(value) => ({ blockSize: value, inlineSize: '120px', background: vars.color.sunken })}
    />
  );
}

export function Borders() {
  return <Fixed group="border" look={(value) => ({ borderBlockStart: `${value} solid ${vars.color.text}` })} />;
}

export function TypeRoles() {
  return (
    <Frame>
      <ul className={styles.rows}>
        {Object.entries<TypeRole>(fixed.type).map(([name, { font, text, weight, leading, tracking }]) => (
          <li key={name} className={styles.row}>
            <span>
              <strong>{name}</strong>
              <br />
              <span className={styles.code}>
                {font} {text}, {weight}, {leading}
              </span>
            </span>
            <span
              style={{
                display: 'block',
                fontFamily: vars.font[font],
                fontSize: vars.text[text],
                fontWeight: vars.weight[weight],
                lineHeight: vars.leading[leading],
                letterSpacing: `${tracking}em`,
              }}
            >
              {words}
            </span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

export function Stacking() {
  return (
    <Frame>
      <ol className={styles.rows} reversed>
        {Object.entries(fixed.stacking)
          .toReversed()
          .map(([name, value]) => (
            <li key={name} className={styles.row}>
              <strong>{name}</strong>
              <span className={styles.code}>{value}</span>
            </li>
          ))}
      </ol>
    </Frame>
  );
}
