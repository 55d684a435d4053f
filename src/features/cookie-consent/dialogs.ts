// One file for both: by itself either is too small to be worth a request.
export { Choices } from './choices';
export { FullScreen } from './full-screen';
