/**
 * Begins a session at the agency's server: of a new account for this client, otherwise signed out. Returns its cookie and
 * authenticity token, and the account's id.
 */
export async function newSession(origin, client) {
  const begun = await fetch(`${origin}/authenticity_token.ljson`);
  const { authenticity_token: authenticityToken } = await begun.json();
  if (!client) return { cookie: cookieOf(begun), authenticityToken };
  const registered = await fetch(`${origin}/user.ljson`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookieOf(begun).split(';')[0] },
    body: JSON.stringify({ client, authenticity_token: authenticityToken }),
  });
  const answer = await registered.json();
  if (!registered.ok) throw new Error(`The account could not be made: ${JSON.stringify(answer)}`);
  const { user, authenticity_token: ownToken } = answer;
  return { cookie: cookieOf(registered), authenticityToken: ownToken, userId: user.user_id };
}

const cookieOf = (answer) => answer.headers.getSetCookie()[0];
