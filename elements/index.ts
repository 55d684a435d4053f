import type { HTMLAttributes } from 'react';

/** Every tag and where it is declared; a file is fetched when its tag first appears. */
export const elements = {
  'agency-provider': () => import('./provider'),
  'agency-header': () => import('./header'),
  'agency-user-panel': () => import('./user-panel'),
  'agency-user-link': () => import('./user-link'),
  'agency-sign-in': () => import('./sign-in'),
  'agency-register': () => import('./register'),
  'agency-password': () => import('./password'),
  'agency-profile': () => import('./profile'),
  'agency-marketing-preferences': () => import('./marketing-preferences'),
  'agency-sign-out': () => import('./sign-out'),
  'agency-mortgage-calculator': () => import('./mortgage-calculator'),
  'agency-property-card': () => import('./property-card'),
  'agency-property-map': () => import('./property-map'),
  'agency-save-property': () => import('./save-property'),
  'agency-saved-properties': () => import('./saved-properties'),
  'agency-save-search': () => import('./save-search'),
  'agency-saved-searches': () => import('./saved-searches'),
  'agency-search-map': () => import('./search-map'),
  'agency-stamp-duty': () => import('./stamp-duty'),
  'agency-branch-search': () => import('./branch-search'),
  'agency-article-list': () => import('./article-list'),
  'agency-search-form': () => import('./search-form'),
  'agency-search-summary': () => import('./search-summary'),
  'agency-search-history': () => import('./search-history'),
  'agency-back-to-search': () => import('./back-to-search'),
  'agency-search-results': () => import('./search-results'),
  'agency-search-sort': () => import('./search-sort'),
  'agency-property-pager': () => import('./property-pager'),
  'agency-cookie-consent': () => import('./cookie-consent'),
  'agency-property-gallery': () => import('./property-gallery'),
  'agency-property-video': () => import('./property-video'),
  'agency-calculators': () => import('./calculators'),
  'agency-valuation': () => import('./valuation'),
  'agency-file-input': () => import('./file-input'),
  'agency-tenant-info': () => import('./tenant-info'),
  'agency-staff-search': () => import('./staff-search'),
  'agency-new-homes-enquiry': () => import('./new-homes-enquiry'),
  'agency-book-viewing': () => import('./book-viewing'),
  'agency-contact': () => import('./contact'),
  'agency-postcode-lookup': () => import('./postcode-lookup'),
  'agency-instant-valuation': () => import('./instant-valuation'),
  'agency-valuation-link': () => import('./valuation-link'),
};

type Elements = typeof elements;
type Types<Tag extends keyof Elements> = NonNullable<Awaited<ReturnType<Elements[Tag]>>['default']['types']>;
type Values<Props> = { [Name in keyof Props as Name extends `on${Capitalize<string>}` ? never : Name]?: Props[Name] };

type Dashed<Name> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Dashed<Tail>}`
  : Name;

type Detail<Handler> = NonNullable<Handler> extends (detail: infer Value) => unknown ? Value : undefined;

/** The events of one tag, by name. */
type EventsOf<Tag extends keyof Elements> = {
  [Name in keyof Types<Tag>['events'] as Types<Tag>['events'][Name] & string]: Name extends keyof Types<Tag>['props']
    ? CustomEvent<Detail<Types<Tag>['props'][Name]>>
    : never;
};

interface Listens<Events> {
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

type ElementsByTag = {
  [Tag in keyof Elements]: Listens<EventsOf<Tag>> & HTMLElement & Values<Types<Tag>['props']>;
};
type JsxByTag = {
  [Tag in keyof Elements]: Omit<HTMLAttributes<HTMLElement>, keyof Types<Tag>['props']> &
    Values<Types<Tag>['props']> & {
      [Name in keyof Values<Types<Tag>['props']> as Dashed<Name> & string]?: string | Types<Tag>['props'][Name];
    } & { [Name in keyof EventsOf<Tag> as `on${Name & string}`]?: (event: EventsOf<Tag>[Name]) => void };
};

declare global {
  interface HTMLElementTagNameMap extends ElementsByTag {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxByTag {}
  }
}
