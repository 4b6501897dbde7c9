/**
 * Cost of reading any page, in reads of the next one: PostgreSQL's 4 is of disks that turn. With 4 the planner sorts
 * all points of the map instead of walking their index outward: 45 ms instead of 2, with 40,000 points.
 */
export const randomPageCost = 1.1;
