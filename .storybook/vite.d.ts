/// <reference types="vite/client" />

declare module 'virtual:facts' {
  const facts: Record<string, ComponentFacts>;
  export default facts;
}

declare module 'virtual:test-titles' {
  const titles: Record<string, string[]>;
  export default titles;
}

declare module '*?source' {
  const text: string;
  export default text;
}
