import { Heading, Select, Surface, Text, useTexts } from '@clothesline/ui';
import { profile } from '../../locales/en/profile.js';
import { isAppearance, useAppearance } from '../../lib/appearance/AppearanceProvider.js';
import * as styles from './Settings.css.js';

export function AppearanceCard() {
  const messages = useTexts(profile);
  const { appearance, choose } = useAppearance();
  return (
    <Surface as="section" className={styles.card}>
      <Heading level={3}>{messages.appearance}</Heading>
      <Select
        label={messages.appearanceLabel}
        hint={<Text size="small">{messages.appearanceHint}</Text>}
        options={Object.entries(messages.themes).map(([value, label]) => ({ value, label }))}
        value={appearance}
        onValueChange={(value) => isAppearance(value) && choose(value)}
      />
    </Surface>
  );
}
