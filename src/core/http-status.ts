/** The statuses of refusals that mean something to a visitor (RFC 9110 §15.5 and §15.6, RFC 6585 §4). */
export const httpStatus = {
  unauthorised: 401,
  forbidden: 403,
  notFound: 404,
  unprocessable: 422,
  tooManyRequests: 429,
  /** The first of those that say that the server failed. */
  serverError: 500,
} as const;
