import { TextField, useTexts } from '@clothesline/ui';
import { forYourSite } from '../../../locales/en/forYourSite.js';
import * as styles from '../ForYourSitePage.css.js';
import { isColor } from '../snippet.js';

const exampleAccent = '#1d5c4d';

interface AccentFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function AccentField({ value, error, onChange }: AccentFieldProps) {
  const messages = useTexts(forYourSite);
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
        value={isColor(value) ? value : exampleAccent}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
