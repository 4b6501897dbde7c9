/** `var(--_cl-color-accent)`, as the contract has it → `--clothesline-color-accent`, as a page sets it. */
export function publicName(reference: string): string {
  return reference.slice('var('.length, -1).replace('--_cl-', '--clothesline-');
}
