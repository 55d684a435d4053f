import { readProperties, readProperty, type Property } from './property';
import { propertyGiven } from './property-given';
import { pick, readId, readRecord, readText } from './reading';

/** A property as its own page knows it. */
export interface PropertyPage extends Property {
  readonly branchId?: string;
  readonly childProperties: readonly Property[];
  /** HTML of the agency's; to be sanitised before it is shown. */
  readonly lettingsFeeText: string;
}

/** The property a page is about. */
export const pageProperty = propertyGiven(readPropertyPage);

/** The property of a page out of data of unknown shape; undefined when it has no usable id. */
function readPropertyPage(value: unknown): PropertyPage | undefined {
  const property = readProperty(value);
  const raw = readRecord(value);
  if (!property || !raw) return undefined;
  const branch = readRecord(pick(raw, 'branch')) ?? {};
  return {
    ...property,
    branchId: readId(pick(branch, 'branch_id', 'branchID', 'id') ?? pick(raw, 'branch_id')),
    childProperties: readProperties(pick(raw, 'child_properties')),
    lettingsFeeText: readText(pick(raw, 'lettings_fee_text')),
  };
}
