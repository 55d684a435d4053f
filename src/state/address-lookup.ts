export { fetchAddress, suggestAddresses } from '../api/address-lookup';
