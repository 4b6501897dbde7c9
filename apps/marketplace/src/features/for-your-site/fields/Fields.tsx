import { Heading, Select, Stack, useTexts } from '@clothesline/ui';
import { forYourSite } from '../../../locales/en/forYourSite.js';
import { isSiteKind, siteKinds } from '../choice.js';
import { widgets } from '../widgets.js';
import { AccentField } from './AccentField.js';
import { type FieldsProps, SettingFields, toOptions } from './SettingFields.js';

export function Fields({ choice, problems, onChange }: FieldsProps) {
  const messages = useTexts(forYourSite);
  return (
    <Stack as="section" aria-labelledby="choose">
      <Heading level={2} id="choose">
        {messages.choose}
      </Heading>
      <Select
        label={messages.widget}
        options={widgets.map(({ table, label }) => ({ value: table.tag, label: messages[label] }))}
        value={choice.tag}
        onValueChange={(tag) => onChange({ tag })}
      />
      <SettingFields choice={choice} problems={problems} onChange={onChange} />
      <Select
        label={messages.theme}
        options={toOptions(messages.themes)}
        value={choice.theme}
        onValueChange={(theme) => onChange({ theme })}
      />
      <Select
        label={messages.font}
        options={toOptions(messages.fonts)}
        value={choice.font}
        onValueChange={(font) => onChange({ font })}
      />
      <AccentField value={choice.accent} error={problems.accent} onChange={(accent) => onChange({ accent })} />
      <Select
        label={messages.pinned}
        options={toOptions(messages.versions)}
        value={choice.version}
        onValueChange={(version) => onChange({ version: version === 'pinned' ? version : 'newest' })}
      />
      <Select
        label={messages.kind}
        options={siteKinds(messages)}
        value={choice.kind}
        onValueChange={(kind) => isSiteKind(kind) && onChange({ kind })}
      />
    </Stack>
  );
}
