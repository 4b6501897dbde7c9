import { Select, type SelectProps, TextField } from '@clothesline/ui';
import { Fragment, type ReactElement } from 'react';
import { findWidget } from '../choice.js';
import * as styles from '../Generator.css.js';
import { generatorMessages as messages } from '../messages.js';
import type { Setting } from '../widgets.js';
import type { FieldsProps } from './Fields.js';
import { asksOrigin, OriginCheck } from './OriginCheck.js';
import { useCategoryNames } from './useCategoryNames.js';

const languages = Object.entries(messages.languages).map(([value, label]) => ({ value, label }));
const corners = Object.entries(messages.corners).map(([value, label]) => ({ value, label }));

/**
 * Shows the settings that not every widget has: first those of the chosen one. The others are disabled, and folded
 * away.
 */
export function SettingFields({ choice, problems, onChange }: FieldsProps) {
  const categories = useCategoryNames();
  const widget = findWidget(choice);
  const isOn = (name: Setting) => widget.settings.includes(name);
  const frame = (name: Setting, label: string, hint?: string) => ({
    label,
    value: choice[name],
    disabled: !isOn(name),
    hint: isOn(name) ? hint : messages.noEffect(widget.label),
    error: problems[name],
  });
  const choices = (name: Setting, label: string, options: SelectProps['options']) => (
    <Select {...frame(name, label)} options={options} onValueChange={(value) => onChange({ [name]: value })} />
  );
  const text = (name: Setting, label: string, hint?: string, inputMode?: 'numeric' | 'decimal' | 'url') => (
    <TextField
      {...frame(name, label, hint)}
      inputMode={inputMode}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  );
  const fields: Record<Setting, ReactElement> = {
    category: choices('category', messages.category, [
      { value: '', label: messages.allCategories },
      ...categories.map((value) => ({ value, label: messages.categoryName(value) })),
    ]),
    limit: text('limit', messages.limit, undefined, 'numeric'),
    'donation-id': text('donation-id', messages.donation, messages.donationHint),
    product: text('product', messages.product),
    categories: text('categories', messages.categories, messages.categoriesHint),
    place: text('place', messages.place, messages.placeHint),
    radius: text('radius', messages.radius, undefined, 'decimal'),
    greeting: text('greeting', messages.greeting, messages.greetingHint),
    'quick-replies': text('quick-replies', messages.quickReplies, messages.quickRepliesHint),
    'answers-url': text('answers-url', messages.answersUrl, messages.answersUrlHint, 'url'),
    placement: choices('placement', messages.corner, corners),
    lang: choices('lang', messages.language, languages),
  };
  const site = <OriginCheck widget={widget} site={choice.site} onChange={(address) => onChange({ site: address })} />;
  const others = Object.entries(fields).filter(([name]) => !widget.settings.some((one) => one === name));
  return (
    <>
      {asksOrigin(widget) && site}
      <div className={styles.settings}>
        {widget.settings.map((name) => (
          <Fragment key={name}>{fields[name]}</Fragment>
        ))}
      </div>
      <details>
        <summary className={styles.summary}>{messages.others}</summary>
        <div className={styles.settings}>
          {!asksOrigin(widget) && site}
          {others.map(([name, field]) => (
            <Fragment key={name}>{field}</Fragment>
          ))}
        </div>
      </details>
    </>
  );
}
