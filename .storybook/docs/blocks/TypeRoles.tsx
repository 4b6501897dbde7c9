import { fixed, vars, type TypeRole } from '@clothesline/ui/theme';
import * as styles from './blocks.css.js';
import { Frame } from './Frame.js';

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
                fontFamily: vars.font[font],
                fontSize: vars.text[text],
                fontWeight: vars.weight[weight],
                lineHeight: vars.leading[leading],
                letterSpacing: `${tracking}em`,
              }}
            >
              Hang it out, pass it on
            </span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
