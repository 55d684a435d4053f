/** The heading of a form as prescribed, 'Book a Viewing', or as the site may want it: 'Book a viewing'. */
export function formHeading(heading: string, { sentenceCaseHeadings }: { sentenceCaseHeadings: boolean }): string {
  return sentenceCaseHeadings ? heading.slice(0, 1) + heading.slice(1).toLowerCase() : heading;
}
