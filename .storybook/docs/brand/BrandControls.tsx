import { Field, Select, Stack, TextField } from '@clothesline/ui';
import { useState } from 'react';
import * as styles from './brand.css.js';
import { ownBrand, type Brand } from './brandVariables.js';

interface BrandControlsProps {
  brand: Brand;
  onChange: (part: Partial<Brand>) => void;
}

/** Fonts that are preinstalled on most devices. Pages that load a web font can enter its name. */
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
  return (
    <Stack space="large">
      <TextField
        label="Name"
        hint="What the assistant calls itself."
        value={brand.name}
        onChange={({ target }) => onChange({ name: target.value.replaceAll(/[;{}<>]/g, '') })}
      />
      <TextField
        label="Logo"
        hint="The address of a picture."
        placeholder="https://"
        value={brand.logo}
        onChange={({ target }) => onChange({ logo: target.value.replaceAll(/[;{}<>]/g, '') })}
      />
      <Color
        label="Accent"
        hint="The color of buttons and links."
        value={brand.accent}
        onChange={(accent) => onChange({ accent })}
      />
      <Color
        label="Second hue"
        hint="For marks that inform, such as “New”."
        value={brand.second || ownBrand.second || '#7d5100'}
        onChange={(second) => onChange({ second })}
      />
      <Color
        label="Ground"
        hint="The paper by day. At night ours stays."
        value={brand.ground || '#faf6ee'}
        onChange={(ground) => onChange({ ground })}
      />
      <Range
        label="Corners"
        hint="Square, ours in the middle, or rounder."
        min={0}
        max={2}
        step={0.25}
        value={brand.roundness}
        onChange={(roundness) => onChange({ roundness })}
      />
      <Range
        label="Room"
        hint="Tight, ours, or airy."
        min={0.75}
        max={1.25}
        step={0.05}
        value={brand.density}
        onChange={(density) => onChange({ density })}
      />
      <Range
        label="Text size"
        hint="From 16 px, ours, to a third more."
        min={1}
        max={1.3}
        step={0.05}
        value={brand.textScale}
        onChange={(textScale) => onChange({ textScale })}
      />
      <Select label="Font" options={fonts} value={brand.font} onValueChange={(font) => onChange({ font })} />
      <TextField
        label="Or a font that your page loads"
        placeholder="Figtree, sans-serif"
        value={brand.font}
        onChange={({ target }) => onChange({ font: target.value.replaceAll(/[;{}]/g, '') })}
      />
    </Stack>
  );
}

interface ColorProps {
  label: string;
  hint: string;
  value: string;
  onChange: (color: string) => void;
}

function Color({ label, hint, value, onChange }: ColorProps) {
  // preserve partial input until it's a valid color
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    if (full.test(text)) onChange(text.toLowerCase());
  };
  return (
    <Stack space="xsmall">
      <Field label={label} hint={hint}>
        {(wiring) => (
          <input
            {...wiring}
            type="color"
            className={styles.color}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <TextField
        label={`${label} as a number`}
        hideLabel
        value={typed ?? value}
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </Stack>
  );
}

interface RangeProps {
  label: string;
  hint: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

function Range({ label, hint, value, onChange, ...range }: RangeProps) {
  return (
    <Field label={label} hint={hint}>
      {(wiring) => (
        <input
          {...wiring}
          {...range}
          type="range"
          className={styles.range}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      )}
    </Field>
  );
}
