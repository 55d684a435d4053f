import { request } from '../core/request';
import { streetLine } from '../domain/postal-address';
import { pick, readId, readRecord, readText } from '../domain/reading';
import type { NearestBranch, ValuationRequest, ValuationTime } from '../domain/valuation';
import { clientOf, createLead } from './leads';
import { isSuccess, type Reply } from './reply';

/** The branch for a postcode; `none` if it has none, `unknown` if the request failed. */
export async function fetchBranchNear(postcode: string): Promise<NearestBranch | 'none' | 'unknown'> {
  const answer = await request({
    path: `/postcode_branch_lookup?${new URLSearchParams({ postcode })}`,
    isPublic: true,
  });
  if (!isSuccess(answer)) return 'unknown';
  const branch = readRecord(readRecord(answer.body)?.['branch']) ?? {};
  const id = readId(pick(branch, 'id'));
  return id === undefined
    ? 'none'
    : { id, name: readText(pick(branch, 'name')), telephone: readText(pick(branch, 'telephone')) };
}

/** Requests a valuation. */
export function createValuation(asked: ValuationRequest): Promise<Reply> {
  return createLead(bodyOf(asked));
}

function bodyOf({ address, captcha, time, branchId, ...asked }: ValuationRequest) {
  return {
    'g-recaptcha-response': captcha,
    lead_client: {
      ...clientOf(asked),
      street_address: streetLine(address),
      town: address.town,
      county: address.county,
      postcode: address.postcode,
    },
    lead: {
      valuation_reason: asked.channel,
      message: asked.message,
      is_valuation_request: '1',
      branch_id: branchId,
      channel: asked.channel,
    },
    ...(time && { lead_booking: bookingOf(time) }),
    marketing_preferences: { opt_in_terms: 'on' },
  };
}

function bookingOf({ day, times }: ValuationTime) {
  return {
    book_viewing: '1',
    booking_time: times.join(', '),
    booking_day: day.dayAsNumber,
    booking_month: day.monthAsNumber,
    booking_year: day.yearAsNumber,
  };
}
