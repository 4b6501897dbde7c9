/**
 * PostgreSQL's default of 4 assumes spinning disks. It makes the planner sort all points of the map, which takes 45 ms
 * instead of 2 with 40,000 points.
 */
export const randomPageCost = 1.1;
