import { Select, TextField } from '@clothesline/ui';
import { widgetOf } from '../choice.js';
import { generatorMessages as messages } from '../messages.js';
import type { Setting } from '../widgets.js';
import type { FieldsProps } from './Fields.js';
import { useCategoryNames } from './useCategoryNames.js';

const corners = Object.entries(messages.corners).map(([value, label]) => ({ value, label }));

/** The settings that not every widget has. Those without an effect on the chosen one are disabled, and say so. */
export function SettingFields({ choice, problems, onChange }: FieldsProps) {
  const categories = useCategoryNames();
  const { settings, label: widget } = widgetOf(choice);
  function frame(name: Setting, label: string, hint?: string) {
    const isOn = settings.includes(name);
    return {
      label,
      value: choice[name],
      disabled: !isOn,
      hint: isOn ? hint : messages.noEffect(widget),
      error: problems[name],
    };
  }
  const set = (name: Setting) => (value: string) => onChange({ [name]: value });
  return (
    <>
      <Select
        {...frame('category', messages.category)}
        options={[{ value: '', label: messages.allCategories }, ...categories]}
        onValueChange={set('category')}
      />
      <TextField
        {...frame('limit', messages.limit)}
        inputMode="numeric"
        onChange={({ currentTarget }) => set('limit')(currentTarget.value)}
      />
      <TextField
        {...frame('donation-id', messages.donation, messages.donationHint)}
        onChange={({ currentTarget }) => set('donation-id')(currentTarget.value)}
      />
      <TextField
        {...frame('product', messages.product)}
        onChange={({ currentTarget }) => set('product')(currentTarget.value)}
      />
      <TextField
        {...frame('categories', messages.categories, messages.categoriesHint)}

        onChange={({ currentTarget }) => set('categories')(currentTarget.value)}
      />
      <TextField
        {...frame('place', messages.place, messages.placeHint)}

        onChange={({ currentTarget }) => set('place')(currentTarget.value)}
      />
      <TextField
        {...frame('radius', messages.radius)}
        inputMode="decimal"
        onChange={({ currentTarget }) => set('radius')(currentTarget.value)}
      />
      <TextField
        {...frame('greeting', messages.greeting, messages.greetingHint)}

        onChange={({ currentTarget }) => set('greeting')(currentTarget.value)}
      />
      <TextField
        {...frame('quick-replies', messages.quickReplies, messages.quickRepliesHint)}

        onChange={({ currentTarget }) => set('quick-replies')(currentTarget.value)}
      />
      <TextField
        {...frame('answers-url', messages.answersUrl, messages.answersUrlHint)}
        inputMode="url"
        onChange={({ currentTarget }) => set('answers-url')(currentTarget.value)}
      />
      <Select {...frame('placement', messages.corner)} options={corners} onValueChange={set('placement')} />
      <TextField
        {...frame('lang', messages.language, messages.languageHint)}
        onChange={({ currentTarget }) => set('lang')(currentTarget.value)}
      />
    </>
  );
}
