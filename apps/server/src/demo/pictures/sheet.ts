/** A sheet of paper while one picture is being drawn: ids, shared definitions and a steady hand. */
export interface Sheet {
  /** A new id, unique within this picture. */
  id: () => string;
  /** Adds markup to the picture's definitions, once for each key; answers the id it was given. */
  define: (key: string, markup: (id: string) => string) => string;
  /** Everything defined so far. */
  definitions: () => string;
  /** A number in [0, 1), the same sequence for the same seed. */
  random: () => number;
  /** How many garments share the picture: the more, the fewer marks each is drawn with. */
  crowd: number;
  /** A number between two others, from the same sequence. */
  between: (low: number, high: number) => number;
}

/** Opens a sheet; equal seeds draw equal pictures. */
export function createSheet(seed: number, crowd = 1): Sheet {
  const known = new Map<string, string>();
  const markups: string[] = [];
  let count = 0;
  let state = (seed * 2654435761) >>> 0;

  const id = (): string => {
    count += 1;
    return count.toString(36).replace(/^\d/, (digit) => `n${digit}`);
  };

  // mulberry32: small, public domain, and the same on every machine.
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };

  return {
    id,
    crowd,
    random,
    between: (low, high) => low + (high - low) * random(),
    define: (key, markup) => {
      const existing = known.get(key);
      if (existing) return existing;
      const name = id();
      known.set(key, name);
      markups.push(markup(name));
      return name;
    },
    definitions: () => markups.join(''),
  };
}

/** A stable number for a text, to seed a sheet with. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}
