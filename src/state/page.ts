import { pageData } from '../domain/page-data';
import { settings } from '../domain/settings';
import { pageSubjectAtom } from './page-subject';

/** Everything the page told its elements; whoever needs one subject of it alone asks for that. */
export const pageAtom = pageSubjectAtom(pageData);

/** The site's settings, part of the page data. */
export const settingsAtom = pageSubjectAtom(settings);
