import type { Property } from './property';

interface Options {
  /** Site setting displayPppwWithoutBedroomDivision: the weekly rent of the whole home. */
  withoutBedroomDivision?: boolean;
}

/** Whether a property is let to students: a lettings property with a tag containing 'student'. */
export function isStudentLet({ propertyChannel, tags }: Pick<Property, 'propertyChannel' | 'tags'>): boolean {
  return propertyChannel === 'lettings' && tags.some((tag) => tag.toLowerCase().includes('student'));
}

/**
 * Rent per person per week (PPPW) in whole pounds, rounded once at the end: the price per person when the property has
 * one, else twelve monthly rents over 52 weeks, divided by the bedrooms (at least one). Undefined without a rent.
 */
export function weeklyPricePerPerson(
  { pppwPrice, priceValue, bedrooms = 1 }: Pick<Property, 'pppwPrice' | 'priceValue' | 'bedrooms'>,
  { withoutBedroomDivision = false }: Options = {},
): number | undefined {
  if (pppwPrice) return Math.round(pppwPrice);
  if (!priceValue) return undefined;
  return Math.round((priceValue * 12) / 52 / (withoutBedroomDivision ? 1 : Math.max(1, bedrooms)));
}
