import { readProperties, readProperty, type Property } from './property';
import { propertyGiven } from './property-given';
import { pick, readId, readRecord, readText } from './reading';

/** A property with the extra data of its own page. */
export interface PropertyPage extends Property {
  readonly branchId?: string;
  /** No element shows them; the specification lists them. */
  readonly childProperties: readonly Property[];
  /** HTML from the agency; sanitise before showing it. */
  readonly lettingsFeeText: string;
}

/** The property a page is about. */
export const pageProperty = propertyGiven(readPropertyPage);

/** Reads a page's property from data of unknown shape; undefined without a usable id. */
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
