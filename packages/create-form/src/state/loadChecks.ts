/** Loads zod and the schema (8 KB) once somebody uses the form. */
export const loadChecks = () => import('./checks.js');
