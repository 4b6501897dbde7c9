export { NearbyMap } from '@clothesline/donations-map';
