export { DetailMap } from '@clothesline/donations-map';
