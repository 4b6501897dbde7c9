import tailwindcss from '@tailwindcss/vite';
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss()],
  build: { rolldownOptions: { input: readdirSync('.').filter((name) => name.endsWith('.html')) } },
});
