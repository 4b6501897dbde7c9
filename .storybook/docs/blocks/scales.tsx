import { tokens, vars } from '@clothesline/ui/theme';
import * as styles from './blocks.css.js';
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
