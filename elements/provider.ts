import { defineProvider } from '../src/core/provider-element';
import { PageProvider, startVisit } from '../src/features/provider/provider';

/**
 * The page's one React root. Added by the script; write it yourself only to choose its place.
 */
export default defineProvider('agency-provider', PageProvider, startVisit);
