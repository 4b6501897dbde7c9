import { afterEach, beforeEach } from 'vitest';

/**
 * Fails a test that writes console.error or console.warn. A test that expects one replaces it and asserts it: `const
 * error = vi.spyOn(console, 'error').mockImplementation(() => {}); … expect(error).toHaveBeenCalledWith(…)`; the spy is
 * restored before the next test (`restoreMocks`).
 */
const noise: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const write = console[level];
  console[level] = (...words: unknown[]) => {
    noise.push(`console.${level}: ${words.map(text).join(' ')}`);
    write.apply(console, words);
  };
}

// Checks first, so that output of a loading file counts against its first test.
beforeEach(check);
afterEach(check);

function check() {
  const written = noise.splice(0);
  if (written.length > 0) throw new Error(`Unexpected console output:\n${written.join('\n')}`);
}

function text(word: unknown): string {
  return word instanceof Error ? (word.stack ?? word.message) : String(word);
}
