export { fetchAddress, fetchAddresses, suggestAddresses } from '../api/address-lookup';
