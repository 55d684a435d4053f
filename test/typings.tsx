/** Compiled, never run: what the typings promise. */
import { defineElement } from '../src/core/element';
import { readProperty } from '../src/domain/property';
import '../elements';

const heart = document.createElement('agency-save-property');
heart.propertyId = '1001';
// @ts-expect-error text is wanted
heart.propertyId = 1001;
heart.addEventListener('agency-save-change', (event) => event.detail.propertyId.length);
heart.addEventListener('click', (event) => event.clientX);

/** JSX takes attributes, properties and events. */
export const page = (
  <>
    <agency-save-property className="wide" property-id="1001" onagency-save-change={(event) => event.detail.saved} />
    <agency-property-card propertyId="1001" property={readProperty({ property_id: 1001 })} />
    {/* @ts-expect-error no such attribute */}
    <agency-property-card colour="red" />
  </>
);

function Sample(_: { price?: number; onPick?: (id: string) => void }) {
  return null;
}
function Titled(_: { title?: string }) {
  return null;
}

defineElement('agency-a', Sample, { attributes: { price: 'number' }, events: { onPick: 'agency-pick' } });
// @ts-expect-error an event is missing
defineElement('agency-b', Sample, { attributes: { price: 'number' } });
// @ts-expect-error an attribute is missing
defineElement('agency-c', Sample, { attributes: {}, events: { onPick: 'agency-pick' } });
// @ts-expect-error the type is wrong
defineElement('agency-d', Sample, { attributes: { price: 'string' }, events: { onPick: 'agency-pick' } });
// @ts-expect-error the event has no prefix
defineElement('agency-e', Sample, { attributes: { price: 'number' }, events: { onPick: 'pick' } });
// @ts-expect-error every element already has a title
defineElement('agency-f', Titled, { attributes: { title: 'string' } });
// @ts-expect-error the tag has no prefix
defineElement('x-g', Sample, { attributes: { price: 'number' }, events: { onPick: 'agency-pick' } });
