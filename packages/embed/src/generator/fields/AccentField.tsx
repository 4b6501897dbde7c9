import { TextField } from '@clothesline/ui';
import { tokens } from '@clothesline/ui/theme';
import * as styles from '../Generator.css.js';
import { generatorMessages as messages } from '../messages.js';
import { isColor } from '../snippet.js';

interface AccentFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Field for a color as text, with the browser's own picker beside it. */
export function AccentField({ value, error, onChange }: AccentFieldProps) {
  return (
    <div className={styles.accent}>
      <TextField
        label={messages.accent}
        hint={messages.accentHint}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <input
        type="color"
        aria-label={messages.pickAccent}
        className={styles.swatch}
        value={isColor(value) ? value : tokens.color.accent[0]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
