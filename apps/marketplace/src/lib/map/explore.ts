export { ExploreMap } from '@clothesline/donations-map';
