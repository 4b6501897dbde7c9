import { afterEach, beforeEach } from 'vitest';

/**
 * Fails tests that write to console.error or console.warn. If that's expected, replace the method and assert the call:
 * `const error = vi.spyOn(console, 'error').mockImplementation(() => {}); … expect(error).toHaveBeenCalledWith(…)`.
 * `restoreMocks` restores it.
 */
const noise: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const write = console[level];
  console[level] = (...words: unknown[]) => {
    noise.push(`console.${level}: ${words.map(text).join(' ')}`);
    write.apply(console, words);
  };
}

// Check before the test as well, so that output while loading a file fails its first test.
beforeEach(check);
afterEach(check);

function check() {
  const written = noise.splice(0);
  if (written.length > 0) throw new Error(`Unexpected console output:\n${written.join('\n')}`);
}

function text(word: unknown): string {
  return word instanceof Error ? (word.stack ?? word.message) : String(word);
}
