import { tokenFiles } from '@clothesline/ui/theme';

const uses: Readonly<Record<string, string>> = {
  'base.tokens.json': 'Design Tokens (2025.10): sizes, radii, type, motion',
  'light.tokens.json': 'Design Tokens: colors and shadows of the light theme',
  'dark.tokens.json': 'Design Tokens: colors and shadows of the dark theme',
  'clothesline.resolver.json': 'A resolver that combines the three, with the themes as contexts',
  'tokens.css': 'Public CSS variables with their defaults',
  'figma-variables.json': 'Request body of Figma’s POST /v1/files/{key}/variables, with the modes Light and Dark',
};

export function TokenFiles() {
  return (
    <ul>
      {Object.entries(tokenFiles()).map(([name, text]) => (
        <li key={name}>
          <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={name}>
            {name}
          </a>
          : {uses[name]}
        </li>
      ))}
    </ul>
  );
}
