import { Heading, Select, Surface, Text, useTexts } from '@clothesline/ui';
import { siteLanguages } from '@clothesline/api-client/contract';
import { languageNames } from '@clothesline/api-client/locales/languages';
import { profile } from '../../locales/en/profile.js';
import { useSite } from '../../lib/site/site.js';
import { useShownLanguage } from '../../lib/language/siteLanguage.js';
import { type Session, useChooseLanguage } from '../account/index.js';
import * as styles from './Settings.css.js';

export function LanguageCard({ session }: { session?: Session }) {
  const messages = useTexts(profile);
  const { languages = siteLanguages } = useSite();
  const shown = useShownLanguage();
  const { pending, choose } = useChooseLanguage(session, messages.saveFailedTitle);

  return (
    <Surface as="section" className={styles.card}>
      <Heading level={3}>{messages.language}</Heading>
      <Select
        label={messages.languageLabel}
        hint={<Text size="small">{session ? messages.languageHintOfAccount : messages.languageHint}</Text>}
        options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        value={pending ?? (session ? (session.account.language ?? 'en') : shown)}
        onValueChange={(chosen) => {
          const language = languages.find((one) => one === chosen);
          if (language) void choose(language);
        }}
      />
    </Surface>
  );
}
