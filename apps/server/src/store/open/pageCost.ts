/**
 * PostgreSQL's default of 4 assumes spinning disks. With 40,000 points, it makes the planner sort all points of the
 * map; that takes 45 ms instead of 2.
 */
export const randomPageCost = 1.1;
