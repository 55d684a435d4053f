import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';

import { barePage } from './bare-page';
import { captchaStandIn } from './captcha-stand-in';
import type { Environment, Services } from './environment';
import { behindFrontDoor } from './front-door';
import { strictHeaders } from './headers';
import { legacyCalendar } from './legacy-calendar';
import { errorFacts } from './log';
import { wantsPage } from './page-form';
import { protectWrites } from './protection';
import { requestLog } from './request-log';
import { addressRoutes } from './routes/addresses';
import { alertRoutes } from './routes/alerts';
import { articleListRoutes } from './routes/articles';
import { assetRoutes } from './routes/assets';
import { consentRoutes } from './routes/consent';
import { formSubmissionRoutes } from './routes/form-submissions';
import { healthRoutes } from './routes/health';
import { leadRoutes } from './routes/leads';
import { marketingRoutes } from './routes/marketing';
import { mediaRoutes } from './routes/media';
import { passwordResetRoutes } from './routes/password-resets';
import { placeRoutes } from './routes/places';
import { savedPropertyRoutes } from './routes/saved-properties';
import { savedSearchRoutes } from './routes/saved-searches';
import { searchRoutes } from './routes/search';
import { sessionRoutes } from './routes/session';
import { tileRoutes } from './routes/tiles';
import { userRoutes } from './routes/user';
import { valuationRoutes } from './routes/valuations';
import { viewRoutes } from './routes/views';
import { Visitor } from './visitor';

const failedBody = html`<p class="site-lead">Please try again later.</p>
  <p><a href="/">Home page</a></p>`;
const defaultAssetFolder = fileURLToPath(new URL('../../dist', import.meta.url));

/** What a server serves besides its API. */
export interface Shown {
  /** The site's pages, rendered with the same services. */
  site?: (services: Services) => Hono<Environment>;
  /** Folder for drawn pictures. */
  pictureFolder?: string;
  /** Folder of the built elements. */
  assetFolder?: string;
}

/** The agency's server as one request handler. */
export function createApp(
  services: Services,
  { site, assetFolder = defaultAssetFolder, pictureFolder = join('.data', 'pictures') }: Shown = {},
): Hono<Environment> {
  const routes = new Hono<Environment>()
    .onError((error, c) => answerFailure(c, services, error))
    .notFound((c) => c.json({ message: 'There is nothing at this address.' }, 404))
    .use(requestLog(services.log))
    .use(strictHeaders(services))
    .use(compress())
    .use(async (c, next) => {
      if (c.env.refusal) throw c.env.refusal;
      c.set('visitor', new Visitor(c, services));
      await next();
    })
    .route('/', assetRoutes(assetFolder))
    .route('/', mediaRoutes(pictureFolder))
    .route('/', tileRoutes())
    .route('/', healthRoutes(services))
    .route('/', viewRoutes(services))
    .route('/', captchaStandIn(services))
    .route('/', legacyCalendar())
    .route('/', alertRoutes(services))
    .use(protectWrites(services))
    .route('/', userRoutes(services))
    .route('/', sessionRoutes(services))
    .route('/', passwordResetRoutes(services))
    .route('/', marketingRoutes(services))
    .route('/', savedPropertyRoutes(services))
    .route('/', savedSearchRoutes(services))
    .route('/', searchRoutes(services))
    .route('/', placeRoutes(services))
    .route('/', addressRoutes(services))
    .route('/', valuationRoutes(services))
    .route('/', leadRoutes(services))
    .route('/', formSubmissionRoutes(services))
    .route('/', articleListRoutes(services))
    .route('/', consentRoutes(services))
    .route('/', site?.(services) ?? new Hono<Environment>());
  return behindFrontDoor(routes);
}

/** An HTTPException returns its own message; any other error a generic one, to whoever asked for a page as a page. */
function answerFailure(c: Context<Environment>, { agency, log }: Services, error: unknown) {
  if (error instanceof HTTPException) return error.res ?? c.json({ message: error.message }, error.status);
  log('failed', errorFacts(error));
  if (wantsPage(c)) return c.html(barePage(agency, 'Something went wrong here', failedBody), 500);
  return c.json({ message: 'Something went wrong here. Please try again later.' }, 500);
}
