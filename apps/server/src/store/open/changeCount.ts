/** Tables that no list of donations is made from. */
const otherTables = new Set(['messages', 'allowances', 'write_keys']);

const writes = /\b(?:insert\s+into|update|delete\s+from|truncate)\s+"?([a-z_]+)/gi;

/**
 * Counts changes of the donations in this process. The embedded store is this process's alone, so that its own statements
 * are all that can change it; asking it costs a millisecond, this nothing. A statement is counted when it is done: before
 * that nobody was told of it.
 */
export function createChangeCount(): { hear(statement: string): void; version(): Promise<string> } {
  let count = 0;
  return {
    hear(statement) {
      for (const [, table = ''] of statement.matchAll(writes)) {
        if (!otherTables.has(table.toLowerCase())) {
          count += 1;
          return;
        }
      }
    },
    version: async () => String(count),
  };
}
