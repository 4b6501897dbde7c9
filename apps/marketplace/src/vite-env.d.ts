/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API is when it is not on the host of the page. */
  readonly VITE_API_HOST?: string;
}
