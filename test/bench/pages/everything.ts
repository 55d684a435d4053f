// What a page loads when all elements come as one file.
import { elements } from '../../../elements';

for (const load of Object.values(elements)) void load();
