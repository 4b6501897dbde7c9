/** An element of a drawing as its file tells it. */
export interface SvgElement {
  name: string;
  attributes: Record<string, string>;
}

const token = /<(\/?)([A-Za-z]+)((?: [A-Za-z-]+(?::[a-z]+)?="[^"<&]*")*)(\/?)>/y;

/**
 * Reads the strict part of XML that the drawings keep to: elements with quoted attributes, and nothing between them.
 * Throws an Error that says where a file leaves it.
 */
export function readSvg(source: string): SvgElement[] {
  const elements: SvgElement[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < source.length) {
    token.lastIndex = at;
    const match = token.exec(source);
    const where = `at ${at}: ${source.slice(at, at + 60)}`;
    if (!match) throw new Error(`Not an element ${where}`);
    const [whole, closing, name = '', rest = '', empty] = match;
    if (at > 0 && open.length === 0) throw new Error(`A second root ${where}`);
    if (closing) {
      if (open.pop() !== name) throw new Error(`Closes what is not open ${where}`);
    } else {
      const pairs = [...rest.matchAll(/ ([^=]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value] as const);
      const attributes = Object.fromEntries(pairs);
      if (Object.keys(attributes).length !== pairs.length) throw new Error(`The same attribute twice ${where}`);
      elements.push({ name, attributes });
      if (!empty) open.push(name);
    }
    at += whole.length;
  }
  if (open.length) throw new Error(`Not closed: ${open.join(' ')}`);
  return elements;
}
