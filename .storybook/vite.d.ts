/// <reference types="vite/client" />

declare module 'virtual:facts' {
  const facts: Record<string, ComponentFacts>;
  export default facts;
}

declare module '*?source' {
  const text: string;
  export default text;
}
