// Features may not use `api` themselves, and each answer belongs to the one field that asked: there is nothing to keep.
export { fetchAddress, fetchAddressesAt, suggestAddresses } from '../api/address-lookup';
