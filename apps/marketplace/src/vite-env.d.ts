/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Host of the API, if it is not that of the page. */
  readonly VITE_API_HOST?: string;
}
