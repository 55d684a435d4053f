import { request } from '../core/request';
import type { ConsentStatus } from '../domain/consent';
import { readRecord } from '../domain/reading';
import { isAccepted, isSuccess } from './reply';

/** A site's analytics code, as HTML for the head and for the body of its pages. */
export interface AnalyticsCode {
  head: string;
  body: string;
}

/** The site's analytics code; undefined, and an error in the console, if the request failed. */
export async function fetchAnalyticsCode(): Promise<AnalyticsCode | undefined> {
  const answer = await request({ path: '/analytics_code', isPublic: true });
  const raw = isSuccess(answer) ? readRecord(answer.body) : undefined;
  if (!raw) {
    console.error('The analytics code of the site could not be read.', answer);
    return undefined;
  }
  // Code is not cleaned like other text: that would change what it does.
  const code = (name: string) => (typeof raw[name] === 'string' ? raw[name] : '');
  return { head: code('head_analytics_code'), body: code('analytics_code') };
}

/** Tells the server the visitor's answer about cookies, and nothing about who they are; returns whether it replied. */
export async function reportConsent(status: ConsentStatus): Promise<boolean> {
  const body = { cookieconsent_status: status };
  const answer = await request({ path: '/ajax-events/logs', method: 'post', body, isPublic: true });
  if (!isAccepted(answer)) console.error('The answer about cookies did not reach the server.', answer);
  return answer.kind === 'answer';
}
