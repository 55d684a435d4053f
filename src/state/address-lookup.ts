export { fetchAddress, fetchAddressesAt, suggestAddresses } from '../api/address-lookup';
