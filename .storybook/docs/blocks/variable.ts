/** Converts an internal variable to its public name, e.g. `var(--_cl-color-accent)` to `--clothesline-color-accent`. */
export function publicName(reference: string): string {
  return reference.slice('var('.length, -1).replace('--_cl-', '--clothesline-');
}
