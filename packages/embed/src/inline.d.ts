/** A style sheet as text (see tsup.element.config.ts). */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
