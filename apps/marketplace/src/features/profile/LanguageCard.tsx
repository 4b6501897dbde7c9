import { Heading, Select, Surface, Text, useTexts } from '@clothesline/ui';
import { siteLanguages } from '@clothesline/api-client/contract';
import { languageNames } from '@clothesline/api-client/locales/languages';
import { profile } from '../../locales/en/profile.js';
import { useSite } from '../../lib/site/site.js';
import { useShownLanguage } from '../../lib/language/siteLanguage.js';
import { type Session, useChooseLanguage } from '../account/index.js';
import * as styles from './Settings.css.js';

/** Chooses the language of the site. Stored with the account if signed in, and on this device. */
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
        // Shows English for an account without a language, since the server writes to it in English, whatever this page
        // is in.
        value={pending ?? (session ? (session.account.language ?? 'en') : shown)}
        onValueChange={(chosen) => {
          const language = languages.find((one) => one === chosen);
          if (language) void choose(language);
        }}
      />
    </Surface>
  );
}
