import { findIssues } from './checks.js';

/** The marketplace's build makes this import dynamic, so that zod and the schema (8 KB) load once the form is used. */
export const loadChecks = async () => ({ findIssues });
