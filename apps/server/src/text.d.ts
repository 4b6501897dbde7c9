/** A text file, bundled as its content. */
declare module '*.txt' {
  const text: string;
  export default text;
}

/** SQL, bundled as its content. */
declare module '*.sql' {
  const text: string;
  export default text;
}
