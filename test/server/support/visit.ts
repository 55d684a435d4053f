/** The fields of all answers together; a test reads only those its request returns. */
interface Body {
  authenticity_token: string;
  code: string;
  errors: string[];
  id: number;
  message: string;
  pagination: Record<'current_page' | 'page_count' | 'total_count', number> &
    Record<'has_next_page' | 'has_prev_page', boolean>;
  properties: (Record<string, unknown> & { property_id: number; property_url: string })[];
  property_ids: number[];
  user: Record<string, unknown> & { user_id: number | null; saved_properties: { property_id: number }[] };
}

/** An answer, for a test to check. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  json: Body;
}

/** One visitor's browser: it keeps cookies and the page's authenticity token. */
export class Visit {
  readonly cookies = new Map<string, string>();
  token: string | undefined;

  constructor(
    public url: string,
    readonly headers: Record<string, string> = {},
  ) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  /** Posts fields as JSON with the token, as the library does; `override` names the real method. */
  async post(path: string, fields: Record<string, unknown> = {}, override?: 'put' | 'delete'): Promise<Answer> {
    this.token ??= (await this.get('/authenticity_token.ljson')).json.authenticity_token;
    const answer = await this.send('POST', path, JSON.stringify({ ...fields, authenticity_token: this.token }), {
      'Content-Type': 'application/json',
      ...(override ? { 'X-Http-Method-Override': override } : {}),
    });
    this.token = answer.json.authenticity_token ?? this.token;
    return answer;
  }

  async send(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, this.url), {
      method,
      body,
      redirect: 'manual',
      headers: { ...this.headers, ...(cookie ? { cookie } : {}), ...headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, text, json: (isJson ? JSON.parse(text) : {}) as Body };
  }

  /** Registers, which also signs in; returns the answer. */
  register(email: string, password = 'Rivers-Street-14'): Promise<Answer> {
    return this.post('/user.ljson', { client: registration(email, password) });
  }

  signIn(email: string, password = 'Rivers-Street-14'): Promise<Answer> {
    return this.post('/session', { username: email, password });
  }
}

/** A valid registration form. */
export function registration(email: string, password = 'Rivers-Street-14') {
  return {
    first_name: 'Zoë',
    last_name: 'Hart-Vane',
    email,
    tel_home: '01632 960 123',
    password,
    password_confirmation: password,
    marketing_preferences: { opt_in_terms: 'on' },
    body: '',
  };
}
