// What a page loads when all elements are in one file.
import { elements } from '../../../elements';

for (const load of Object.values(elements)) void load();
