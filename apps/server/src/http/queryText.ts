/** The named parameters of an address's query, each once and in the order of the names, as `a=1&b=2`. */
export function queryText(address: string, names: readonly string[]): string {
  const given = new URL(address).searchParams;
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ).toString();
}
