// One chunk for both: each alone is too small to be worth a request.
export { Choices } from './choices';
export { FullScreen } from './full-screen';
