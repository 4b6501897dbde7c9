import { Heading, Select, Surface, Text } from '@clothesline/ui';
import { isAppearance, useAppearance } from '../../shared/appearance/AppearanceProvider.js';
import { messages } from './messages.js';
import * as styles from './Settings.css.js';

const themes = Object.entries(messages.themes).map(([value, label]) => ({ value, label }));

/** How the site looks on this device. */
export function AppearanceCard() {
  const { appearance, choose } = useAppearance();
  return (
    <Surface as="section" className={styles.card}>
      <Heading level={3}>{messages.appearance}</Heading>
      <Select
        label={messages.appearanceLabel}
        hint={<Text size="small">{messages.appearanceHint}</Text>}
        options={themes}
        value={appearance}
        onValueChange={(value) => isAppearance(value) && choose(value)}
      />
    </Surface>
  );
}
