import { defineProvider } from '../src/core/provider-element';
import { PageProvider, startVisit } from '../src/features/provider/provider';

/**
 * The page's only React root. The script adds it; write it yourself only to choose where it goes.
 */
export default defineProvider('agency-provider', PageProvider, startVisit);
