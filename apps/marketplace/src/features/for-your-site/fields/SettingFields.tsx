import { languageTags, nameTags } from '../languageTags.js';
import { Select, type SelectProps, TextField, useTexts } from '@clothesline/ui';
import { allItems, useCategories } from '@clothesline/api-client';
import { Fragment, type ReactElement } from 'react';
import { forYourSite } from '../../../locales/en/forYourSite.js';
import { useNames } from '../../../lib/language/useNames.js';
import { type Choice, findWidget, type Problems } from '../choice.js';
import * as styles from '../ForYourSitePage.css.js';
import type { Setting } from '../widgets.js';
import { AnswersField } from './AnswersField.js';
import { OriginCheck } from './OriginCheck.js';

export interface FieldsProps {
  choice: Choice;
  problems: Problems;
  onChange: (change: Partial<Choice>) => void;
}

export const toOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export function SettingFields({ choice, problems, onChange }: FieldsProps) {
  const names = useNames();
  const messages = useTexts(forYourSite);
  const { categories } = useCategories();
  const { table, settings } = findWidget(choice);
  const frame = (name: Setting, label: string) => ({ label, value: choice[name], error: problems[name] });
  const choices = (name: Setting, label: string, options: SelectProps['options']) => (
    <Select {...frame(name, label)} options={options} onValueChange={(value) => onChange({ [name]: value })} />
  );
  const text = (name: Setting, label: string, hint?: string, inputMode?: 'numeric' | 'decimal' | 'url') => (
    <TextField
      {...frame(name, label)}
      hint={hint}
      inputMode={inputMode}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  );
  const fields: Record<Setting, ReactElement> = {
    category: choices('category', messages.category, [
      { value: '', label: messages.allCategories },
      ...categories
        .filter((category) => category !== allItems)
        .map((value) => ({ value, label: names.category(value) })),
    ]),
    size: text('size', messages.size, messages.sizeHint),
    heading: choices('heading', messages.titleAbove, toOptions(messages.headings)),
    limit: text('limit', messages.limit, undefined, 'numeric'),
    'donation-id': text('donation-id', messages.donation, messages.donationHint),
    organization: text('organization', messages.organization, messages.organizationHint),
    layout: choices('layout', messages.layout, toOptions(messages.layouts)),
    product: text('product', messages.product),
    categories: text('categories', messages.categories, messages.categoriesHint),
    place: text('place', messages.place, messages.placeHint),
    radius: text('radius', messages.radius, undefined, 'decimal'),
    greeting: text('greeting', messages.greeting, messages.greetingHint),
    'quick-replies': text('quick-replies', messages.quickReplies, messages.quickRepliesHint),
    answers: (
      <AnswersField value={choice.answers} error={problems.answers} onChange={(answers) => onChange({ answers })} />
    ),
    contact: text('contact', messages.contact, messages.contactHint),
    'answers-url': text('answers-url', messages.answersUrl, messages.answersUrlHint, 'url'),
    placement: choices('placement', messages.corner, toOptions(messages.corners)),
    lang: choices(
      'lang',
      messages.language,
      languageTags.map((value) => ({ value, label: nameTags(messages.britishEnglish)[value] ?? value })),
    ),
  };
  return (
    <>
      {table.tag === 'clothesline-create-form' && (
        <OriginCheck site={choice.site} onChange={(site) => onChange({ site })} />
      )}
      <div className={styles.settings}>
        {settings.map((name) => (
          <Fragment key={name}>{fields[name]}</Fragment>
        ))}
      </div>
    </>
  );
}
