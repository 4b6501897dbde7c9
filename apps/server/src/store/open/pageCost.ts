/**
 * PostgreSQL's default 4 is for spinning disks, and makes the planner sort all points of the map: 45 ms instead of 2
 * with 40,000 points.
 */
export const randomPageCost = 1.1;
