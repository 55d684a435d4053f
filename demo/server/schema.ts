import type { NewArticle, NewBranch, NewPlace, NewStaffMember } from './schema/agency';
import type { NewProperty } from './schema/properties';

export type { Channel } from '../../src/domain/property-channel';
export * from './schema/agency';
export * from './schema/leads';
export * from './schema/properties';
export * from './schema/visitors';

/** The invented agency that fills an empty database, drawn from a fixed seed by `demo/seed`. */
export interface SeedData {
  places: NewPlace[];
  branches: NewBranch[];
  staff: NewStaffMember[];
  properties: NewProperty[];
  articles: NewArticle[];
}
