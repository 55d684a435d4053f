import { pageData } from '../domain/page-data';
import { settings } from '../domain/settings';
import { pageSubjectAtom } from './page-subject';

/** Many subjects of the page data. Code that needs a single one should read that subject instead. */
export const pageAtom = pageSubjectAtom(pageData);

/** The site's settings, part of the page data. */
export const settingsAtom = pageSubjectAtom(settings);
