declare module '*.txt' {
  const text: string;
  export default text;
}

/** SQL, bundled as text. */
declare module '*.sql' {
  const text: string;
  export default text;
}
