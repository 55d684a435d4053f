import { newHomesFormId } from '../server/new-homes-leads';
import type { Property } from '../server/schema';

/** Whether visitors can register an interest in this property. */
export const isNewHome = ({ department, channel }: Property) => department === 'new-homes' && channel === 'sales';

/** What the visitor gets for registering. */
export const newHomesLead = 'Be the first to hear when more of these homes are released, and what they cost.';

/** The new homes form as the agency's CMS would define it. */
export const newHomesForm = ({ id, street, town }: Property) => ({
  htmlFormId: newHomesFormId,
  gaName: 'New homes enquiry',
  para: `<p>${newHomesLead}</p>`,
  submitButtonText: 'Register my interest',
  // The interest is in the whole development, not in one flat.
  displayAddress: `${street}, ${town}`,
  propertyId: id,
  formElements: [
    { fieldName: 'development_of_interest', friendlyName: 'Development of interest', fieldPostion: 'full' },
    { fieldName: 'development_id', hidden: true },
    { fieldName: 'first_name', friendlyName: 'First name', required: true },
    { fieldName: 'last_name', friendlyName: 'Last name', required: true },
    { fieldName: 'email', friendlyName: 'Email', required: true },
    { fieldName: 'tel_home', friendlyName: 'Telephone', required: true },
    { fieldName: 'current_home_address', friendlyName: 'Your current address', fieldPostion: 'full' },
    { fieldName: 'message', friendlyName: 'Message', inputType: 'textarea', fieldPostion: 'full' },
  ],
});
