import { allItems, knownCategories } from '@clothesline/api-client/contract';
import { Select, Stack, Text, TextField, ThemeRoot } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import { newestVersion, snippetOf, snippetWidgets, type SnippetVersion } from '../../../packages/embed/src/snippet.js';
import { CopyBlock } from './CopyBlock.js';
import { SnippetLook } from './SnippetLook.js';

const themes = ['light', 'dark', 'auto'];
const versions = [
  { value: 'latest', label: 'Always the newest' },
  { value: 'fixed', label: 'A fixed one, checked by its hash' },
];
const places = [
  { value: 'tag', label: 'A tag' },
  { value: 'div', label: 'A div, where tags are taken away (WordPress)' },
];

/** The lines to paste, from what is chosen, and how it looks. */
export function Snippet() {
  const [server, setServer] = useState('https://clothesline.example');
  const [widget, setWidget] = useState('featured-donations');
  const [theme, setTheme] = useState('light');
  const [category, setCategory] = useState<string>(allItems);
  const [accent, setAccent] = useState('');
  const [kind, setKind] = useState('latest');
  const [place, setPlace] = useState('tag');
  const fixed = useNewest(server, kind === 'fixed');
  const only = category === allItems ? undefined : category;
  const choice = { server, widget, theme, category: only, accent, asDiv: place === 'div', version: fixed.version };
  const { code, css, policy } = snippetOf(choice);
  const hasCategory = snippetWidgets.some(({ name, hasCategory: has }) => name === widget && has);
  return (
    <ThemeRoot>
      <Stack space="medium">
        <TextField label="Server" value={server} onChange={(event) => setServer(event.currentTarget.value)} />
        <Select
          label="Widget"
          options={snippetWidgets.map(({ name, label }) => ({ value: name, label }))}
          value={widget}
          onChange={setWidget}
        />
        <Select label="Colours" options={themes} value={theme} onChange={setTheme} />
        {hasCategory && (
          <Select label="Category" options={[...knownCategories]} value={category} onChange={setCategory} />
        )}
        <TextField
          label="Accent"
          hint="A colour of yours, as #1d5c4d; without one, the theme's own"
          value={accent}
          onChange={(event) => setAccent(event.currentTarget.value)}
        />
        <Select label="Version" options={versions} value={kind} onChange={setKind} />
        <Select label="Written as" options={places} value={place} onChange={setPlace} />
        {fixed.problem && (
          <Text tone="danger" role="alert">
            {fixed.problem}
          </Text>
        )}
        <CopyBlock name="the lines" text={code} />
        {css && <CopyBlock name="the colour, for your style sheet" text={css} />}
        <CopyBlock name="what a policy must allow" text={policy} />
        <SnippetLook widget={widget} theme={theme} category={only} accent={accent} />
      </Stack>
    </ThemeRoot>
  );
}

interface Newest {
  version?: SnippetVersion;
  problem?: string;
}

/** The server's newest build, asked for once it is wanted. */
function useNewest(server: string, isWanted: boolean): Newest {
  const [newest, setNewest] = useState<Newest & { server: string }>({ server });
  useEffect(() => {
    if (!isWanted) return;
    newestVersion(server).then(
      (version) => setNewest({ server, version }),
      () => setNewest({ server, problem: `${server} does not say its version: is that where your server is?` }),
    );
  }, [server, isWanted]);
  return isWanted && newest.server === server ? newest : {};
}
