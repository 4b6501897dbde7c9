/** Whether the rows of `donations` are in one database, or spread over several machines. */
export type Layout = 'whole' | 'spread';
