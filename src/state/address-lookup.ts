// Features may not use `api` directly, and each answer belongs to the field that asked: there is no state to keep.
export { fetchAddress, fetchAddressesAt, suggestAddresses } from '../api/address-lookup';
