import { Hono } from 'hono';

import type { Agency } from '../../server/agency';
import type { Environment } from '../../server/environment';
import { calculatorsPage, privacyPage, savedPage, textPage } from '../pages/fixed-pages';
import { valuationPage } from '../pages/valuation';
import type { Press } from '../press';

const terms = [
  'This is a demonstration. No home on it can be bought or rented, and nothing on it is an offer.',
  'The pictures are drawn by a program and the people are invented. Any likeness to a real home or person is chance.',
];
const privacy = ({ email }: Agency) => [
  'Saved homes and recent searches are kept in your browser until you remove them, so that they are there when you come back.',
  'If you register, your name, your email address and what you save are kept in the database of this server, so that they follow you to other devices. So are your title, your telephone numbers and your postal address, if you give them; when you agreed to the terms; whether you asked us not to contact you; and your choice about news from us, with its time, and the page and the words of the question. Your password is kept as a fingerprint that cannot be read back.',
  `Your account is kept until you want it removed: write to us at ${email} and we will remove it, with everything in it.`,
  'What you write to us, such as a question, a viewing or a valuation you ask for, with your name, your email address, your telephone number and the postal address you give, is sent by email to the office or person it is for, and kept for a year. Until you send it, your browser keeps what you typed, and the homes you looked at, for that visit.',
  `You may ask us at ${email} for a copy of what we keep about you, have it corrected or removed, and object to how we use it. If our answer does not satisfy you, you may complain to the Information Commissioner’s Office.`,
  'Nothing is sent to anyone else, and nothing is loaded from another site until you play a film or a tour, which comes from YouTube or Matterport.',
];
const cookies = [
  'One cookie holds your visit together, and another keeps your answer about cookies for a year. Both are needed, hold nothing about you and stay on this site.',
  'If you agree, each page you look at is noted in a list that lives as long as that page, as an analytics service would. Unless you agree, nothing is noted.',
];
const mortgages = [
  'A repayment mortgage pays off the loan and its interest month by month: at the end of the term the home is yours.',
  'An interest-only mortgage pays the interest alone. The loan itself is still owed at the end of the term, so a lender will want to see how you mean to repay it.',
  'A larger deposit usually means a lower rate, because the lender risks less. Speak to an independent adviser before you decide: they must tell you what they are paid and by whom.',
];

/** The pages that are the same for everybody, of little more than a few words or tags. */
export const fixedRoutes = (press: Press) =>
  new Hono<Environment>()
    .get('/saved', press.always('Saved homes', savedPage))
    .get('/calculators', press.always('Calculators', calculatorsPage, '/calculators'))
    .get('/book-a-valuation', press.always('Book a valuation', valuationPage, '/book-a-valuation'))
    .get('/terms-of-use', press.always('Terms of use', textPage('Terms of use', terms)))
    .get('/privacy-policy', press.always('Privacy policy', privacyPage(privacy(press.services.agency), cookies)))
    .get('/mortgages', press.always('Mortgages', textPage('A short guide to mortgages', mortgages)));
