import { Select, Stack, TextField, ThemeRoot } from '@clothesline/ui';
import { useState } from 'react';

const widgets = ['featured-donations', 'chat', 'donations-map', 'create-form'];
const themes = ['light', 'dark', 'auto'];

/** The lines to paste, from what is chosen. */
export function Snippet() {
  const [server, setServer] = useState('https://clothesline.example');
  const [widget, setWidget] = useState('featured-donations');
  const [theme, setTheme] = useState('light');
  const lines = [
    `<script src="${server}/embed/latest/embed.js" async></script>`,
    `<clothesline-${widget} theme="${theme}"></clothesline-${widget}>`,
  ].join('\n');
  return (
    <ThemeRoot>
      <Stack space="small">
        <TextField label="Server" value={server} onChange={(event) => setServer(event.currentTarget.value)} />
        <Select label="Widget" options={widgets} value={widget} onChange={setWidget} />
        <Select label="Colours" options={themes} value={theme} onChange={setTheme} />
        <pre aria-label="The lines">
          <code>{lines}</code>
        </pre>
      </Stack>
    </ThemeRoot>
  );
}
