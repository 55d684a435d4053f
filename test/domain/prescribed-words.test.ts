import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { calculatorWords } from '../../src/domain/calculator-words';
import { fileWords } from '../../src/domain/chosen-file';
import { consentWords } from '../../src/domain/consent-words';
import { flashDuration, noticeDuration } from '../../src/domain/notice';
import * as words from '../../src/domain/prescribed-words';

const { accountNotices, accountWords, marketingNotices, savedNotices, savedWords, leadNotices } = words;

describe('the words of the site', () => {
  it('FLA-01 a notice stays 3000 ms unless it says otherwise', () => {
    assert.equal(noticeDuration, 3000);
    assert.equal(savedNotices.propertySaved.duration, undefined);
  });

  it('FLA-04 a flash message stays ten seconds', () => assert.equal(flashDuration, 10_000));

  it("ACC-05 the heading of the panel has the agency's name", () => {
    assert.equal(accountWords.heading('Hartwell Vane'), 'Your Hartwell Vane Favourites');
    assert.equal(accountWords.heading(''), 'Your Favourites');
  });

  it('ACC-19, ACC-22, ACC-33, ACC-44, ACC-47, ACC-48, ACC-66, ACC-71 notices are worded and meant as specified', () => {
    assert.deepEqual(
      [
        accountNotices.signedIn,
        accountNotices.signInFailed,
        accountNotices.registered,
        accountNotices.profileUpdated,
      ].map(({ message, tone }) => [message, tone]),
      [
        ['You have successfully signed in', 'success'],
        ['Sign in failed, please try again', 'error'],
        ['You have been successfully registered!', 'success'],
        ['Profile successfully updated.', 'success'],
      ],
    );
    assert.deepEqual(
      [
        accountNotices.signedOut,
        accountNotices.signOutFailed,
        accountNotices.passwordChanged,
        accountNotices.passwordFailed,
      ].map(({ message, tone }) => [message, tone]),
      [
        ['You have been signed out', 'success'],
        ['There was an error signing out', 'error'],
        ['You have successfully changed your password.', 'success'],
        ['Something went wrong updating your password. Please try again later.', 'error'],
      ],
    );
  });

  it('ACC-36, ACC-37, ACC-58 what must be read stays eight seconds', () => {
    assert.equal(accountNotices.registrationFailed.duration, 8000);
    assert.equal(accountNotices.passwordResetRequested.duration, 8000);
    assert.equal(
      accountNotices.registrationFailed.message,
      'Sorry, something went wrong. You may already have an account with this email address, if so, please try signing in instead of registering.',
    );
    assert.equal(
      accountNotices.passwordResetRequested.message,
      'If the email you have entered has a user account we will send you a forgotten password reset request now.',
    );
  });

  it('ACC-67, ACC-69 the errors of a new password', () => {
    assert.equal(accountWords.passwordError('is too short'), 'Password is too short');
    assert.equal(accountNotices.redirectWithoutDestination.message, 'Received a redirect without a destination URL');
  });

  it('ACC-45, ACC-69, SAV-24 what failed is said as a failure', () => {
    const { profileFailed, redirectWithoutDestination } = accountNotices;
    assert.deepEqual(
      [profileFailed, redirectWithoutDestination, savedNotices.alertFailed].map(({ message, tone }) => [message, tone]),
      [
        ['There was an error updating your profile', 'error'],
        ['Received a redirect without a destination URL', 'error'],
        ['There was an error changing your email alert, please try again', 'error'],
      ],
    );
  });

  it('MKT-08, MKT-09, MKT-10 the notices of the marketing preferences', () => {
    assert.equal(marketingNotices.updated.message, 'Your preferences have been successfully updated');
    assert.equal(marketingNotices.updateFailed.message, 'There was an error updating your preferences');
    assert.equal(marketingNotices.signInFirst.message, 'Please sign in to update your preferences');
  });

  it('SAV-03, SAV-04, SAV-27 the notices of saving', () => {
    assert.equal(savedNotices.propertySaved.message, 'Property saved.');
    assert.equal(savedNotices.propertyRemoved.message, 'Saved property removed.');
    assert.equal(savedNotices.searchRemoved.message, 'Saved search removed');
  });

  it('SAV-17, SAV-18 the saved searches are counted, or missed', () => {
    assert.deepEqual([0, 1, 2].map(savedWords.searchesHeading), [
      '0 Saved Searches',
      '1 Saved Search',
      '2 Saved Searches',
    ]);
    assert.equal(savedWords.noSearches, 'Saved searches will appear here.');
  });

  it('SAV-22 alerts come immediately, weekly, monthly or never', () => {
    assert.deepEqual(Object.keys(words.alertFrequencies), ['I', 'W', 'M', 'N']);
  });

  it('VAL-41, LED-41 the notices of forms that failed', () => {
    assert.equal(leadNotices.valuationFailed.message, 'Valuation request failed. Please try again.');
    assert.equal(leadNotices.failed.message, 'Request failed. Please try again.');
  });

  it('have the words of screens and enquiries exactly as specified', () => {
    const { addressWords, headerWords, leadHeadings, leadWords, mediaWords, searchWords } = words;
    const { staffWords, valuationWords } = words;
    const verbatim = [
      [searchWords.backToSearch, 'Back to search'],
      [mediaWords.noImage, 'No image'],
      [mediaWords.unsupportedVideo, 'Video format not supported'],
      [mediaWords.video(2), 'Video 2'],
      [mediaWords.tour(2), 'Virtual Tour 2'],
      [mediaWords.counter(2, 7), '2/7'],
      [calculatorWords.interest, 'Enter a value between 0.01 and 10'],
      [calculatorWords.years, 'Enter a value between 5 and 35'],
      [calculatorWords.additionalProperty, 'Additional property'],
      [calculatorWords.firstTimeBuyer, 'First time buyer'],
      [valuationWords.heading, 'Book a Valuation'],
      [valuationWords.loadingInstant, 'Loading Instant Valuation'],
      [valuationWords.step(2), '2/3'],
      [valuationWords.noBranchHeading, 'We are sorry'],
      [valuationWords.noBranch, "We don't have agents near your property"],
      [leadHeadings.viewing, 'Book a Viewing'],
      [leadWords.staffHeading('Ann', 'Hall'), 'Contact Ann Hall'],
      [leadHeadings.office, 'Contact office'],
      [leadHeadings.newHomes, 'Register your interest'],
      [leadWords.thanks, 'We have received your enquiry and our agent will be in touch soon.'],
      [staffWords.heading, 'Get in touch'],
      [staffWords.namePlaceholder, 'Search by name'],
      [staffWords.allLocations, 'All Locations'],
      [staffWords.allServices, 'All Services'],
      [staffWords.allStaff, 'All our staff'],
      [staffWords.noMatch, "Sorry we couldn't find a staff member that matched your search."],
      [staffWords.page(2, 5), '2 / 5'],
      [headerWords.menuMissing, 'Error, menu items need to be set in admin for the header component to work'],
      [addressWords.notFound, "Sorry we couldn't find that address"],
      [consentWords.fullScreen.heading, 'We value your privacy'],
      [consentWords.fullScreen.accept, "I'm OK with this"],
      [consentWords.fullScreen.policy, 'View cookie policy'],
      [fileWords.tooLarge, "File size can't be over 10mb"],
      [fileWords.missing, '! Please fill in this field.'],
    ];
    for (const [given, specified] of verbatim) assert.equal(given, specified);
  });
});
