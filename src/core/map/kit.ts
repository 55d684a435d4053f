export { clusterPoints } from './clusters';
export { openMap } from './map-view';
