import { allItems, maxSizeLength, useCategories } from '@clothesline/api-client';
import { Button, SearchField, Select, TextField } from '@clothesline/ui';
import { useId } from 'react';
import * as styles from './Filters.css.js';
import { messages } from './messages.js';

interface FiltersProps {
  search: string;
  /** The chosen category; none for "All Items". */
  category: string | undefined;
  /** A size as people write it; '' for any. */
  size: string;
  onSearch(words: string): void;
  onCategory(category: string): void;
  onSize(size: string): void;
}

/** Sizes to choose from where nothing is typed: one of each way of writing them. */
const commonSizes = [
  'XS',
  'S',
  'M',
  'L',
  'XL',
  '2XL',
  '2T',
  '4T',
  '6y',
  '8y',
  '10y',
  'EU 38',
  'W32 L30',
  'shoe 8',
  'shoe 10',
];

/** The search box of Explore, its category and its size. */
export function Filters({ search, category, size, onSearch, onCategory, onSize }: FiltersProps) {
  const sizesId = useId();
  const { categories, error, refetch } = useCategories();
  // An address may name a category before, or without, the server's list of them.
  const options = [...new Set([allItems, ...categories, ...(category ? [category] : [])])];

  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          value={search}
          onChange={onSearch}
        />
      </div>
      <div className={styles.category}>
        <Select
          label={messages.category}
          hideLabel
          options={options}
          value={category ?? allItems}
          onChange={onCategory}
          error={error?.message}
        />
        {error && (
          <Button size="small" onClick={refetch}>
            {messages.retryCategories}
          </Button>
        )}
      </div>
      <TextField
        label={messages.size}
        hideLabel
        placeholder={messages.sizePlaceholder}
        value={size}
        maxLength={maxSizeLength}
        list={sizesId}
        autoComplete="off"
        onChange={(event) => onSize(event.target.value)}
      />
      <datalist id={sizesId}>
        {commonSizes.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
}
