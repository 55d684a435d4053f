import type { User } from './user';

/** The address of a user in one line, as far as known; '' when unknown. */
export function userAddress(user: User): string {
  const street = [user.houseNumber, user.streetAddress].filter(Boolean).join(' ');
  const parts = [user.houseName, street, user.address2, user.locality, user.town, user.county, user.postcode];
  return parts.filter(Boolean).join(', ');
}
