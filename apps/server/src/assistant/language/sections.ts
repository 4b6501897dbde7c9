/** The lines of a text file by the [name] above them. Lines that begin with "# " are comments. */
export function readSections(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line === '#' || line.startsWith('# ')) continue;
    const [, name] = /^\[(.+)\]$/.exec(line) ?? [];
    if (name === undefined) lines.push(line);
    else sections.set(name, (lines = []));
  }
  return sections;
}

/** All words of a section, or of a file without sections. */
export function readWords(text: string, section?: string): Set<string> {
  const lines = section === undefined ? text.split('\n') : (readSections(text).get(section) ?? []);
  return new Set(lines.filter((line) => !line.startsWith('# ')).flatMap((line) => line.split(' ').filter(Boolean)));
}
