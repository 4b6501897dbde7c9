import type { Described } from './manifest.js';
import { writeProgram } from './program.js';
import { readProps } from './props.js';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

export function writeMarkdown({ id, component, description = '', guide, facts, stories = [] }: Described): string {
  const { status, since, alsoCalled, anatomy, pairs, keys, readOut, words } = guide;
  return `# ${component}

Status: ${status}, since ${since}. Also called: ${alsoCalled}. Story: \`?path=/docs/${id}--docs\`

${description}

\`\`\`tsx
${writeProgram(guide.use)}
\`\`\`

## Props

| Prop | Type | By default | |
| --- | --- | --- | --- |
${readProps(component)
  .map(
    ({ name, type, byDefault, isRequired, says }) =>
      `| \`${name}\` | \`${cell(type)}\` | ${isRequired ? 'required' : byDefault ? `\`${cell(byDefault)}\`` : ''} | ${cell(says)} |`,
  )
  .join('\n')}

## Anatomy

${list(anatomy.parts.map(([, name, says]) => `${name}: ${says}`))}

## Do and don’t

${list(pairs.flatMap((pair) => [`Do: ${pair.do.says}`, `Don’t: ${pair.dont.says}`]))}

## Keyboard

${keys.length === 0 ? 'Nothing in it is operated.' : list(keys.map(([pressed, does]) => `${pressed}: ${does}`))}

## What a screen reader says

${list(readOut)}

## Content

${list(words)}

## Tokens

${facts.tokens.length === 0 ? 'It has no styles of its own.' : facts.tokens.map((token) => `\`${token}\``).join(', ')}

## Examples

${stories
  .filter(({ snippet }) => snippet)
  .slice(0, 6)
  .map(({ name, snippet = '' }) => `${name}:\n\n\`\`\`tsx\n${snippet}\n\`\`\``)
  .join('\n\n')}

## Resources

${list([...(facts.source ? [facts.source] : []), facts.stories, ...facts.tests].map((file) => `\`${file}\``))}
`;
}

/** Builds the component list for LLM tools, see https://llmstxt.org. */
export function overview(components: readonly Described[]): string {
  const lines = components.map(
    ({ id, component, description = '', guide }) =>
      `- [${component}](components/${id}.md): ${description.split('\n\n')[0]?.replaceAll('\n', ' ') ?? ''} Also called ${guide.alsoCalled}.`,
  );
  return `# Clothesline

> A design system and embeddable widgets for giving clothes away, locally, on anybody's website. React 19 and custom elements.

Everything of a component, with its props, keys, words and tokens, is on a page of Markdown. All of them at once: [llms-full.txt](llms-full.txt). As data: [manifests/components.json](manifests/components.json).

## Components

${lines.join('\n')}
`;
}
