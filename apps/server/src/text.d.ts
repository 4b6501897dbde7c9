/** A text file, bundled as its content. */
declare module '*.txt' {
  const text: string;
  export default text;
}
