import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { addSavedProperties, deleteSavedProperty, fetchSavedProperties } from '../api/saved-properties';
import { inOneTab } from '../core/browser-tabs';
import { oneAtATime } from '../core/one-at-a-time';
import { announce } from '../core/page-data';
import { onStorageDegraded, stored } from '../core/storage';
import { isAvailable, withdrawn } from '../domain/availability';
import { savedNotices, savedWords } from '../domain/prescribed-words';
import { fullerCopies, type Property } from '../domain/property';
import { readText, readWords } from '../domain/reading';
import { reportRefusal } from './report-refusal';
import {
  keepSavedAtom,
  openSavedListAtom,
  replaceSavedListAtom,
  restoreSavedListAtom,
  savedPropertiesAtom,
  savedPropertyAtom,
} from './saved-list';
import { notifyAtom } from './toasts';
import { isSignedInAtom, isUserKnownAtom, userAtom } from './user';

export { savedPropertiesAtom, savedPropertyAtom, savedRowsAtom, type SavedRow } from './saved-list';

const ours = 'agency-elements';
/** The platform's older toolkit stores `true` here, even with homes that it never sent to the account. */
const joinMarkOnDevice = stored(
  'is_synced_saved_properties_list',
  (raw) => raw === ours,
  () => ours,
);
/** The user whose account that is, since a session can end without a sign-out. */
const joinedUserOnDevice = stored('savedPropertiesUser', readText);
/** Ids whose changes the account has not confirmed, kept even when the visitor leaves the page first. */
const unsentIdsOnDevice = stored('unsentSavedProperties', readWords);
const sending = oneAtATime<void>();
const isJoiningAtom = atom(false);
/** The user whose account could not be read. */
const unreadUserAtom = atom<string | null>(null);
/** Changes with what this device keeps about its account. */
const joinVersionAtom = atom(0);
let latestJoin: Promise<unknown> = Promise.resolve();
let joins = 0;

/** The id of the last person who was signed in on this device; empty after a sign-out. */
export const lastUserOnDevice = () => joinedUserOnDevice.get();

/** Whether the list is being synchronised with the account. */
export const isJoiningAccountAtom = atom((get) => get(isJoiningAtom));

/** Whether the signed-in user's account could not be read, so that this device's list may lack homes. */
export const isAccountUnreadAtom = atom((get) => get(isSignedInAtom) && get(unreadUserAtom) === get(userAtom).userId);

/**
 * Whether the list is on this device only. Until the server has said who the visitor is, that depends on whether this
 * device was joined with an account.
 */
export const isOnThisDeviceOnlyAtom = atom((get) => {
  get(joinVersionAtom);
  return !get(isSignedInAtom) && (get(isUserKnownAtom) || !joinMarkOnDevice.get());
});

/** Whether the list is still an account's, whose session ended without a sign-out. */
export const isSessionOverAtom = atom((get) => {
  get(joinVersionAtom);
  return get(isOnThisDeviceOnlyAtom) && joinMarkOnDevice.get();
});

/** Loads the list kept on this device; runs once, before the first render. */
export const startSavedPropertiesAtom = atom(null, (_get, set) => {
  set(openSavedListAtom);
  onStorageDegraded(() => set(notifyAtom, savedNotices.forThisVisitOnly));
});

/** Saves a property or removes a saved one; in the account too when signed in. */
export const toggleSavedPropertyAtom = atom(null, (get, set, property: Property) => {
  const { propertyId } = property;
  const isSaved = !get(savedPropertyAtom(propertyId));
  const about = `saved property ${propertyId}`;
  set(keepSavedAtom, property, isSaved);
  if (isSaved) {
    announce('saved_property_added', propertyId);
    set(notifyAtom, { ...savedNotices.propertySaved, about });
  } else {
    const undo = { label: savedWords.undo, run: () => set(restoreSavedPropertyAtom, property) };
    set(notifyAtom, { ...savedNotices.propertyRemoved, about, action: undo });
  }
  if (!get(isSignedInAtom) && !joinMarkOnDevice.get()) return Promise.resolve();
  unsentIdsOnDevice.set([...new Set([...unsentIdsOnDevice.get(), propertyId])]);
  return sendUnsent(get, set);
});

/** Restores a property that was just removed. */
const restoreSavedPropertyAtom = atom(null, (get, set, property: Property) => {
  if (!get(savedPropertyAtom(property.propertyId))) void set(toggleSavedPropertyAtom, property);
});

/**
 * Synchronises this device with the account. The first time after a sign-out, or with another account, both get the
 * union of both lists; from then on the account's list wins, since another device may have removed something, except for
 * changes that the account has not confirmed. Nothing is ever deleted from the account because it is missing here. Unless
 * the visitor asked for this, a list that the account keeps refusing is reported once only.
 */
export const synchroniseSavedPropertiesAtom = atom(null, (get, set, { isAsked = true } = {}) => {
  set(isJoiningAtom, true);
  // Another synchronisation may begin before this one ends.
  const mine = joinAccount(get, set, isAsked).finally(() => latestJoin === mine && set(isJoiningAtom, false));
  latestJoin = mine;
  return mine;
});

/**
 * Sends unconfirmed changes once the account can be reached again, and reads it where that has failed; one tab does so
 * for all.
 */
export const sendUnsentPropertiesAtom = atom(null, async (get, set) => {
  const isRead = () => joinMarkOnDevice.get() && !get(isAccountUnreadAtom);
  if (isRead() && unsentIdsOnDevice.get().length === 0) return;
  await inOneTab('saved-properties', async () => {
    await (isRead() ? sendUnsent(get, set, false) : set(synchroniseSavedPropertiesAtom, { isAsked: false }));
  });
});

/**
 * Sends what the account has not confirmed yet, before the person signs out; returns whether the account still has homes
 * that they removed, which would be in their list again. What it lacks stays on this device.
 */
export const sendBeforeSignOutAtom = atom(null, async (get, set) => {
  if (!joinMarkOnDevice.get()) return false;
  await sendUnsent(get, set);
  return get(isSignedInAtom) && unsentIdsOnDevice.get().some((id) => !get(savedPropertyAtom(id)));
});

/** A separate atom, because jotai's `set` throws when an atom sets itself. */
const tryAgainAtom = atom(null, (_get, set) => set(synchroniseSavedPropertiesAtom));

/** Keeps this device's list after a sign-out, to join with the account of the next sign-in. */
export const detachSavedPropertiesAtom = atom(null, (_get, set) => {
  forgetJoin(set);
  set(restoreSavedListAtom);
});

function forgetJoin(set: Setter) {
  joinMarkOnDevice.remove();
  joinedUserOnDevice.remove();
  unsentIdsOnDevice.remove();
  set(joinVersionAtom, (count) => count + 1);
}

async function joinAccount(get: Getter, set: Setter, isAsked: boolean) {
  const { userId } = get(userAtom);
  if (userId === null) return;
  const isNew = joinedUserOnDevice.get() !== userId;
  if (isNew) {
    forgetJoin(set);
    // What somebody else has removed is not for this person.
    set(restoreSavedListAtom);
  }
  joinedUserOnDevice.set(userId);
  const mine = ++joins;
  const before = unsentIdsOnDevice.get();
  const savedBefore = idsOf(get(savedPropertiesAtom));
  // Another tab may join meanwhile, without this answer knowing of it.
  const isFirst = !joinMarkOnDevice.get();
  const inAccount = await fetchSavedProperties();
  if (get(userAtom).userId !== userId) return;
  // While another attempt is under way, a failure is not final.
  if (inAccount || mine === joins) set(unreadUserAtom, inAccount ? null : userId);
  if (!inAccount) return;
  const savedNow = idsOf(get(savedPropertiesAtom));
  // Another tab may have sent the account a choice that is newer than this answer.
  const changed = [...savedBefore, ...savedNow].filter((id) => savedBefore.has(id) !== savedNow.has(id));
  const chosenHere = new Set([...before, ...unsentIdsOnDevice.get(), ...changed]);
  const { onlyHere, known } = mergeLists({ here: get(savedPropertiesAtom), inAccount, chosenHere, isFirst });
  set(replaceSavedListAtom, [...onlyHere, ...known]);
  if (isFirst) await handOver(get, set, onlyHere, isAsked || isNew);
  // A home that the account keeps refusing was reported when it was saved; a message on every page would be too much.
  void sendUnsent(get, set, false);
}

interface Lists {
  here: readonly Property[];
  inAccount: readonly Property[];
  /** Ids saved or removed on this device, which the account's answer may not know. */
  chosenHere: ReadonlySet<string>;
  isFirst: boolean;
}

/** The homes of both lists that stay: the first time all of them, later what the visitor chose last. */
function mergeLists({ here, inAccount, chosenHere, isFirst }: Lists) {
  const [idsHere, idsThere] = [idsOf(here), idsOf(inAccount)];
  return {
    onlyHere: here
      .filter(({ propertyId }) => !idsThere.has(propertyId))
      .filter((property) => isFirst || chosenHere.has(property.propertyId) || !isAvailable(property)),
    known: fullerCopies(inAccount, here).filter(
      ({ propertyId }) => !chosenHere.has(propertyId) || idsHere.has(propertyId),
    ),
  };
}

/** Sends the account what was saved before it was joined. What it then does not list has left the agency's site. */
async function handOver(get: Getter, set: Setter, list: readonly Property[], isAsked: boolean) {
  const { userId } = get(userAtom);
  const sent = idsOf(list);
  if (sent.size > 0) {
    const reply = await addSavedProperties([...sent]);
    if (reply.kind !== 'accepted') {
      reportRefusal(get, set, reply, tryAgainAtom, isAsked);
      return;
    }
    const taken = await fetchSavedProperties();
    // They have signed out since, or are somebody else.
    if (get(userAtom).userId !== userId) return;
    const here = get(savedPropertiesAtom);
    if (taken) set(replaceSavedListAtom, here.map(asKnown(fullerCopies(taken, here), sent)));
  }
  joinMarkOnDevice.set(true);
  set(joinVersionAtom, (count) => count + 1);
}

function asKnown(taken: readonly Property[], sent: ReadonlySet<string>) {
  const inAccount = new Map(taken.map((property) => [property.propertyId, property]));
  return (property: Property) =>
    inAccount.get(property.propertyId) ?? (sent.has(property.propertyId) ? withdrawn(property) : property);
}

const sendUnsent = (get: Getter, set: Setter, isAsked = true) =>
  Promise.all(unsentIdsOnDevice.get().map((id) => sending.run(id, () => sendState(get, set, id, isAsked))));

/** Sends a property's state to the account, one request at a time, until it matches the visitor's latest choice. */
async function sendState(get: Getter, set: Setter, id: string, isAsked: boolean) {
  await latestJoin;
  let sentState: boolean | undefined;
  while (get(isSignedInAtom) && sentState !== get(savedPropertyAtom(id))) {
    const isSaved = get(savedPropertyAtom(id));
    const reply = await (isSaved ? addSavedProperties([id]) : deleteSavedProperty(id));
    if (reply.kind !== 'accepted') {
      reportRefusal(get, set, reply, tryAgainAtom, isAsked);
      break;
    }
    sentState = isSaved;
  }
  if (sentState === get(savedPropertyAtom(id)))
    unsentIdsOnDevice.set(unsentIdsOnDevice.get().filter((other) => other !== id));
}

const idsOf = (list: readonly Property[]) => new Set(list.map(({ propertyId }) => propertyId));
