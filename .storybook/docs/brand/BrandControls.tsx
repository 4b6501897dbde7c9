import { Field, Select, Stack, TextField } from '@clothesline/ui';
import { useState } from 'react';
import type { Brand } from './brandVariables.js';
import * as styles from './brand.css.js';

interface BrandControlsProps {
  brand: Brand;
  onChange: (part: Partial<Brand>) => void;
}

/** Families that most devices have. A page that loads its own names it. */
const fonts = [
  { value: '', label: 'Ours' },
  { value: "Georgia, 'Times New Roman', serif", label: 'Georgia' },
  { value: "Verdana, 'DejaVu Sans', sans-serif", label: 'Verdana' },
  { value: "'Trebuchet MS', 'Fira Sans', sans-serif", label: 'Trebuchet' },
  { value: "Rockwell, 'Roboto Slab', 'DejaVu Serif', serif", label: 'Rockwell' },
  { value: 'system-ui, sans-serif', label: "The visitor's system" },
];

const full = /^#[0-9a-f]{6}$/i;

export function BrandControls({ brand, onChange }: BrandControlsProps) {
  // What is being typed is not a colour yet: it stays here until it is one.
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    if (full.test(text)) onChange({ accent: text.toLowerCase() });
  };
  return (
    <Stack space="large">
      <Field label="Accent" hint="The colour of buttons and links.">
        {(wiring) => (
          <input
            {...wiring}
            type="color"
            className={styles.color}
            value={brand.accent}
            onChange={(event) => onChange({ accent: event.target.value })}
          />
        )}
      </Field>
      <TextField
        label="Accent as a number"
        hint="A # and six digits, as in your brand guide."
        value={typed ?? brand.accent}
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <Field label="Corners" hint="Square, ours in the middle, or rounder.">
        {(wiring) => (
          <input
            {...wiring}
            type="range"
            min="0"
            max="2"
            step="0.25"
            className={styles.range}
            value={brand.roundness}
            onChange={(event) => onChange({ roundness: Number(event.target.value) })}
          />
        )}
      </Field>
      <Select label="Font" options={fonts} value={brand.font} onChange={(font) => onChange({ font })} />
      <TextField
        label="Or a font that your page loads"
        placeholder="Figtree, sans-serif"
        value={brand.font}
        onChange={({ target }) => onChange({ font: target.value.replaceAll(/[;{}]/g, '') })}
      />
    </Stack>
  );
}
